import { act } from '@testing-library/react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Apart, whenHydrated } from './Apart';

const makePage = (log: string[]) => {
  const Part = () => {
    useEffect(() => {
      log.push('part');
    }, []);
    return <button onClick={() => log.push('clicked')}>Réserver</button>;
  };
  return function Page() {
    useEffect(() => {
      log.push('page');
      whenHydrated(() => log.push('all'));
    }, []);
    return (
      <Apart>
        <Part />
      </Apart>
    );
  };
};

test('tells that a page is hydrated after the parts that are hydrated later', async () => {
  const log: string[] = [];
  const Page = makePage(log);
  const place = document.createElement('div');
  place.innerHTML = renderToString(<Page />);
  expect(place).toHaveTextContent('Réserver');
  const root = await act(() => hydrateRoot(place, <Page />));
  expect(log).toEqual(['page', 'part', 'all']);
  act(() => root.unmount());
});

test('a click on a part that is not hydrated yet reaches it', async () => {
  const log: string[] = [];
  const Page = makePage(log);
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(<Page />);
  const button = place.querySelector('button');
  const root = await act(() => {
    const started = hydrateRoot(place, <Page />);
    button?.click();
    return started;
  });
  expect(log).toContain('clicked');
  act(() => root.unmount());
  place.remove();
});

test('does not wait for a part that leaves the page before it is hydrated', async () => {
  const log: string[] = [];
  const Part = () => {
    useEffect(() => {
      log.push('part');
    }, []);
    return 'Voitures';
  };
  const Page = () => {
    const [shown, setShown] = useState(true);
    useLayoutEffect(() => setShown(false), []);
    useEffect(() => whenHydrated(() => log.push('all')), []);
    return (
      shown && (
        <Apart>
          <Part />
        </Apart>
      )
    );
  };
  const place = document.createElement('div');
  place.innerHTML = renderToString(<Page />);
  const root = await act(() => hydrateRoot(place, <Page />));
  expect(place).toBeEmptyDOMElement();
  expect(log).toEqual(['all']);
  act(() => root.unmount());
});

test('tells it at once where nothing is hydrated', () => {
  const log: string[] = [];
  const Page = makePage(log);
  const root = createRoot(document.createElement('div'));
  act(() => root.render(<Page />));
  expect(log).toEqual(['part', 'page', 'all']);
  act(() => root.unmount());
  whenHydrated(() => log.push('later'));
  expect(log.at(-1)).toBe('later');
});
