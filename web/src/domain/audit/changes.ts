import { partLabel, t } from './texts';

/** Names a change and the changed part of the record: `Création · Paiement`. */
export const changeTitle = ({
  action,
  part,
}: {
  action: 'CREATED' | 'UPDATED' | 'DELETED';
  part: string | null;
}): string => [t(`actions.${action}`), part && partLabel(part)].filter(Boolean).join(' · ');

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
