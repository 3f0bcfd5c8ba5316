import { useEffect, useSyncExternalStore } from 'react';
import { foreignPhones } from '../../platform/format/foreignPhones';
import { formatPhone } from '../../platform/format/format';
import { Ltr } from './Ltr';

/** Shows a telephone number, grouped and from left to right: `06 12 34 56 78`, a foreign one as its country groups it. */
export const Phone = ({ number }: { number: string | null | undefined }) => {
  const foreign = /^\+(?!212)/.test(number ?? '');
  useSyncExternalStore(foreignPhones.subscribe, foreignPhones.isLoaded, () => false);
  useEffect(() => {
    // Without the rules the number stays grouped in pairs.
    if (foreign) void foreignPhones.load().catch(() => undefined);
  }, [foreign]);
  return <Ltr>{formatPhone(number)}</Ltr>;
};
