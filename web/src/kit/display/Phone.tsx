import { useEffect, useSyncExternalStore } from 'react';
import { foreignPhones } from '../../platform/format/foreignPhones';
import { formatPhone } from '../../platform/format/format';
import { Ltr } from './Ltr';

interface PhoneProps {
  number: string | null | undefined;
  /**
   * Whether a foreign number loads the rules of its country: where one person is shown. The rules weigh as much as a page, so that lists group in
   * pairs until they are loaded.
   */
  exact?: boolean;
}

/** Shows a telephone number, grouped and from left to right: `06 12 34 56 78`, a foreign one as its country groups it. */
export const Phone = ({ number, exact = false }: PhoneProps) => {
  const loads = exact && /^\+(?!212)/.test(number ?? '');
  useSyncExternalStore(foreignPhones.subscribe, foreignPhones.isLoaded, () => false);
  useEffect(() => {
    // Without the rules the number stays grouped in pairs.
    if (loads) void foreignPhones.load().catch(() => undefined);
  }, [loads]);
  return <Ltr>{formatPhone(number)}</Ltr>;
};
