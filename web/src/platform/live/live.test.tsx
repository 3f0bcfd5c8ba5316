import { act, renderHook } from '@testing-library/react';
import { liveLine, useCatchUp, useReload } from './live';

const setVisible = (visible: boolean): void => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: visible ? 'visible' : 'hidden' });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  setVisible(true);
  liveLine.set('idle');
  jest.useRealTimers();
});

describe('catching up', () => {
  const mount = (): jest.Mock => {
    const callback = jest.fn();
    renderHook(() => useCatchUp(callback));
    return callback;
  };

  test('happens a moment after each connection, and not when the connection is lost', () => {
    const callback = mount();
    act(() => liveLine.set('up'));
    expect(callback).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1000);
    expect(callback).toHaveBeenCalledTimes(1);
    act(() => liveLine.set('down'));
    act(() => liveLine.set('up'));
    act(() => liveLine.set('down'));
    jest.advanceTimersByTime(5000);
    expect(callback).toHaveBeenCalledTimes(1);
    act(() => liveLine.set('up'));
    jest.advanceTimersByTime(1000);
    expect(callback).toHaveBeenCalledTimes(2);
  });

  test('can put off the first connection, but none that is restored', () => {
    const callback = jest.fn();
    renderHook(() => useCatchUp(callback, 20_000));
    act(() => liveLine.set('up'));
    jest.advanceTimersByTime(19_000);
    expect(callback).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1_000);
    expect(callback).toHaveBeenCalledTimes(1);
    act(() => liveLine.set('down'));
    act(() => liveLine.set('up'));
    jest.advanceTimersByTime(1_000);
    expect(callback).toHaveBeenCalledTimes(2);
  });

  test('is not put off by a first connection that broke at once', () => {
    const callback = jest.fn();
    renderHook(() => useCatchUp(callback, 20_000));
    act(() => liveLine.set('up'));
    act(() => liveLine.set('down'));
    act(() => liveLine.set('up'));
    jest.advanceTimersByTime(1_000);
    expect(callback).toHaveBeenCalledTimes(1);
  });

  test('happens when the page becomes visible after a while, not after a short absence', () => {
    const callback = mount();
    setVisible(false);
    jest.advanceTimersByTime(3_000);
    setVisible(true);
    expect(callback).not.toHaveBeenCalled();
    setVisible(false);
    jest.advanceTimersByTime(60_000);
    setVisible(true);
    expect(callback).toHaveBeenCalledTimes(1);
  });

  test('happens when the machine slept with the page visible, and when the network is back', () => {
    const callback = mount();
    jest.advanceTimersByTime(30_000);
    expect(callback).not.toHaveBeenCalled();
    jest.setSystemTime(Date.now() + 3_600_000);
    jest.advanceTimersByTime(5_000);
    expect(callback).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new Event('online'));
    expect(callback).toHaveBeenCalledTimes(2);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(callback).toHaveBeenCalledTimes(3);
  });
});

describe('a reload', () => {
  const mount = (loading = false) => {
    const answers: (() => void)[] = [];
    const refetch = jest.fn(() => new Promise<void>((resolve) => answers.push(resolve)));
    const hook = renderHook((props: { loading: boolean }) => useReload({ refetch, ...props }), {
      initialProps: { loading },
    });
    const answer = async (): Promise<void> => {
      answers.shift()?.();
      await act(async () => {});
    };
    return { ...hook, refetch, answer };
  };

  test('queries twice for a burst of events: at once, and after that answer', async () => {
    const { result, refetch, answer } = mount();
    for (let event = 0; event < 50; event++) result.current();
    expect(refetch).toHaveBeenCalledTimes(1);
    await answer();
    expect(refetch).toHaveBeenCalledTimes(2);
    await answer();
    expect(refetch).toHaveBeenCalledTimes(2);
  });

  test('waits for a running query, whose answer may be older than the event', () => {
    const { result, refetch, rerender } = mount(true);
    result.current();
    expect(refetch).not.toHaveBeenCalled();
    rerender({ loading: false });
    expect(refetch).toHaveBeenCalledTimes(1);
  });
});
