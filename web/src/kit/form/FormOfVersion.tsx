import { Fragment, useCallback, useRef, type ReactNode } from 'react';
import { useFocusOnNew } from '../../platform/effect/useFocusOnNew';

interface FormOfVersionProps {
  /** The version of the stored record, or how often it was saved. */
  version: number;
  children: ReactNode;
}

/**
 * Makes a form anew for each stored version of its record. The button that saved it leaves with the former form, so that of the new one gets
 * the focus, unless something else has it.
 */
export const FormOfVersion = ({ version, children }: FormOfVersionProps) => {
  const root = useRef<HTMLDivElement>(null);
  const focusSubmit = useCallback(() => {
    if (document.activeElement !== document.body) return;
    root.current?.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
  }, []);
  useFocusOnNew(String(version), focusSubmit);
  return (
    <div ref={root}>
      <Fragment key={version}>{children}</Fragment>
    </div>
  );
};
