package dev.burin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/** Acquiring from a pool gives an object that no one else uses, and a platform thread the one it had before. */
class PoolTest {
    /** More than the slots at the front of the pool. */
    private static final int THREADS = 40;

    private static final class Lent extends Pooled {
        Lent() {}

        Lent(Thread owner) {
            super(owner);
        }
    }

    private static Lent acquire(Pool<Lent> pool) {
        Lent lent = pool.acquire();
        assertThat(lent.isInUse).isFalse();
        lent.isInUse = true;
        return lent;
    }

    @Test
    void aThreadGetsTheSameObjectAgain() {
        Pool<Lent> pool = Pool.of(Lent::new);
        Lent first = acquire(pool);
        pool.release(first);
        for (int i = 0; i < 3; i++) {
            Lent again = acquire(pool);
            pool.release(again);
            assertThat(again).isSameAs(first);
        }
    }

    @Test
    void aNestedCallGetsAnotherObject() {
        Pool<Lent> pool = Pool.of(Lent::new);
        Lent outer = acquire(pool);
        Lent inner = acquire(pool);
        Lent innermost = acquire(pool);
        assertThat(inner).isNotSameAs(outer);
        assertThat(innermost).isNotSameAs(outer).isNotSameAs(inner);
        pool.release(innermost);
        pool.release(inner);
        pool.release(outer);
        assertThat(acquire(pool)).isSameAs(outer);
    }

    @Test
    void threadsNeverShareAndKeepTheirOwn() throws Exception {
        Pool<Lent> pool = Pool.of(Lent::new);
        CyclicBarrier together = new CyclicBarrier(THREADS);
        Callable<Lent> task = () -> {
            together.await();
            Lent own = acquire(pool);
            for (int i = 0; i < 10_000; i++) {
                pool.release(own);
                assertThat(acquire(pool)).isSameAs(own);
            }
            together.await();
            pool.release(own);
            return own;
        };
        Set<Lent> all = Collections.newSetFromMap(new IdentityHashMap<>());
        ExecutorService threads = Executors.newFixedThreadPool(THREADS);
        try {
            List<Future<Lent>> results = new ArrayList<>();
            for (int i = 0; i < THREADS; i++) {
                results.add(threads.submit(task));
            }
            for (Future<Lent> result : results) {
                all.add(result.get());
            }
        } finally {
            threads.shutdown();
        }
        assertThat(all).hasSize(THREADS);
    }

    @Test
    void theSlotOfADeadThreadIsTakenOver() {
        Pool<Lent> pool = Pool.of(Lent::new);
        Lent dead = new Lent(new Thread());
        dead.owner.clear();
        Arrays.fill(pool.front(), dead);
        Lent own = acquire(pool);
        pool.release(own);
        assertThat(own).isNotSameAs(dead);
        assertThat(acquire(pool)).isSameAs(own);
        assertThat(slotsOf(pool, own)).isEqualTo(1);
    }

    @Test
    void theSlotOfALivingThreadIsLeftAlone() {
        Pool<Lent> pool = Pool.of(Lent::new);
        Thread owner = new Thread();
        Lent other = new Lent(owner);
        Arrays.fill(pool.front(), other);
        Lent own = acquire(pool);
        pool.release(own);
        assertThat(acquire(pool)).isSameAs(own).isNotSameAs(other);
        assertThat(slotsOf(pool, own)).isZero();
        assertThat(other.owner.get()).isSameAs(owner);
    }

    private static long slotsOf(Pool<Lent> pool, Lent lent) {
        return Arrays.stream(pool.front()).filter(place -> place == lent).count();
    }
}
