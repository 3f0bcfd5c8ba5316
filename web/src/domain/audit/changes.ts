import { t } from './texts';

const parts: Readonly<Record<string, string>> = {
  Invoice: t('parts.Invoice'),
  Payment: t('parts.Payment'),
  Deposit: t('parts.Deposit'),
  Deposits: t('parts.Deposits'),
  Signature: t('parts.Signature'),
  Stage: t('parts.Stage'),
  Leg: t('parts.Leg'),
  Amendment: t('parts.Amendment'),
  Inspection: t('parts.Inspection'),
  Inspections: t('parts.Inspections'),
  Damage: t('parts.Damage'),
  Zone: t('parts.Zone'),
  SecondFactor: t('parts.SecondFactor'),
  Session: t('parts.Session'),
  Security: t('parts.Security'),
};

/** Names a change and the changed part of the record: `Création · Paiement`. */
export const changeTitle = ({
  action,
  part,
}: {
  action: 'CREATED' | 'UPDATED' | 'DELETED';
  part: string | null;
}): string => [t(`actions.${action}`), part && (parts[part] ?? part)].filter(Boolean).join(' · ');

interface Authored {
  author: string | null;
  byCustomer: boolean;
  byApiKey: boolean;
}

/** Names the author of a change. */
export const authorOf = ({ author, byApiKey, byCustomer }: Authored): string => {
  if (!author) return t('system');
  if (byApiKey) return t('byApiKey', { name: author });
  return byCustomer ? t('byCustomer', { name: author }) : author;
};
