import { useEffect, useRef } from 'react';

/** Focuses the content of each new page, so that keyboard and screen-reader users do not start at the clicked link. */
export const useFocusOnNewPage = (page: string) => {
  const main = useRef<HTMLElement>(null);
  const lastPage = useRef(page);
  useEffect(() => {
    if (lastPage.current === page) return;
    lastPage.current = page;
    main.current?.focus({ preventScroll: true });
  }, [page]);
  return main;
};
