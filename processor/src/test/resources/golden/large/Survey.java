package golden;

import dev.burin.annotation.JsonCodec;

/** More members than one method reads. */
@JsonCodec
public class Survey {
    public int item1;
    public String item2;
    public boolean item3;
    public int item4;
    public String item5;
    public boolean item6;
    public int item7;
    public String item8;
    public boolean item9;
    public int item10;
    public String item11;
    public boolean item12;
    public int item13;
    public String item14;
    public boolean item15;
    public int item16;
    public String item17;
    public boolean item18;
    public int item19;
    public String item20;
    public boolean item21;
    public int item22;
    public String item23;
    public boolean item24;
    public int item25;
    public String item26;
    public boolean item27;
}
