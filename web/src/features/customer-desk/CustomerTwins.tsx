import { Anchor, Button, Text } from '@mantine/core';
import { useState } from 'react';
import { fullName, formatPhone } from '../../platform/format/format';
import { useFields, type Fields, type Holding } from '../../platform/graphql/fields';
import { inLine } from '../../platform/i18n/ltr';
import { useIsAdmin } from '../../platform/session/useIsAdmin';
import { attempt } from '../../platform/errors/errors';
import { formatDate } from '../../platform/time/time';
import divided from '../../kit/display/DividedList.module.css';
import { WholeDates } from '../../kit/display/WholeDates';
import { AskDialog } from '../../kit/form/AskDialog';
import { notify } from '../../kit/notice/notify';
import classes from './CustomerPanel.module.css';
import { useMergeCustomersMutation, usePartCustomersMutation } from './CustomerMerges.generated';
import { CustomerTwinsFragmentDoc, type CustomerTwinsFragment } from './CustomerTwins.generated';
import { t } from './texts';

type Twins = Fields<CustomerTwinsFragment>;
type Duplicate = Twins['possibleDuplicates'][number];
type Merge = Twins['merges'][number];

interface MergeDialogProps {
  customer: Twins;
  other: Duplicate['customer'];
  onMerged: (keptId: string) => void;
  onClose: () => void;
}

/** Asks before two records become one, and says which of them stays: the one with the account, as the server decides. */
const MergeDialog = ({ customer, other, onMerged, onClose }: MergeDialogProps) => {
  const [merge] = useMergeCustomersMutation({ refetchQueries: ['Customers'] });
  const [kept, merged] = other.registered ? [other, customer] : [customer, other];
  const confirm = () =>
    attempt(async () => {
      await merge({ variables: { input: { keptId: kept.id, mergedId: merged.id } } });
      void notify({ title: t('customers.twins.mergedTitle'), message: t('customers.twins.merged') });
      onMerged(kept.id);
    });
  return (
    <AskDialog
      message={t('customers.twins.mergeQuestion', {
        merged: fullName(merged),
        mergedId: merged.id,
        kept: fullName(kept),
        keptId: kept.id,
      })}
      consequence={t(kept.registered ? 'customers.twins.mergeIntoAccount' : 'customers.twins.mergeHint', {
        id: kept.id,
      })}
      confirmLabel={t('customers.twins.merge')}
      danger={false}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
};

const PartDialog = ({ merge, onClose }: { merge: Merge; onClose: () => void }) => {
  const [part] = usePartCustomersMutation({ refetchQueries: ['Customers'] });
  const confirm = () =>
    attempt(async () => {
      await part({ variables: { input: { mergeId: merge.id } } });
      void notify({ title: t('customers.twins.partedTitle'), message: t('customers.twins.parted') });
    });
  return (
    <AskDialog
      message={t('customers.twins.partQuestion', { name: fullName(merge.merged), id: merge.merged.id })}
      consequence={t('customers.twins.partHint')}
      confirmLabel={t('customers.twins.part')}
      danger={false}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
};

interface CustomerTwinsProps {
  customer: Holding<CustomerTwinsFragment>;
  /** Opens the panel of another customer instead. */
  onOpen: (id: string) => void;
}

/** Proposes records that may be the same person, and lists those that were merged into this one (docs/rules/customers.md#merging). */
export const CustomerTwins = ({ customer: holding, onOpen }: CustomerTwinsProps) => {
  const customer = useFields(CustomerTwinsFragmentDoc, holding);
  const isAdmin = useIsAdmin();
  const [other, setOther] = useState<Duplicate['customer'] | null>(null);
  const [parting, setParting] = useState<Merge | null>(null);
  const { possibleDuplicates, merges } = customer;
  return (
    <>
      {possibleDuplicates.length > 0 && (
        <section>
          <h3 className={classes.heading}>{t('customers.twins.title')}</h3>
          <ul className={divided.list} aria-label={t('customers.twins.title')}>
            {possibleDuplicates.map(({ customer: twin, shared }) => (
              <li key={twin.id} className={classes.twin}>
                <div>
                  <Anchor component="button" type="button" onClick={() => onOpen(twin.id)}>
                    {fullName(twin)}
                  </Anchor>
                  <Text size="sm" c="dimmed">
                    {inLine([
                      t(twin.registered ? 'customers.twins.registered' : 'customers.noAccount'),
                      formatPhone(twin.phone) || twin.email,
                    ])}
                  </Text>
                  <Text size="sm">{shared.map((fact) => t(`customers.twins.shared.${fact}`)).join(' · ')}</Text>
                </div>
                <Button
                  size="compact-sm"
                  variant="light"
                  aria-label={t('customers.twins.mergeWith', { name: fullName(twin) })}
                  onClick={() => setOther(twin)}
                >
                  {t('customers.twins.merge')}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {merges.length > 0 && (
        <section>
          <h3 className={classes.heading}>{t('customers.twins.merges')}</h3>
          <ul className={divided.list} aria-label={t('customers.twins.merges')}>
            {merges.map((merge) => (
              <li key={merge.id} className={classes.twin}>
                <div>
                  {fullName(merge.merged)}
                  <Text size="sm" c="dimmed">
                    <WholeDates>
                      {merge.mergedBy
                        ? t('customers.twins.mergedBy', { day: formatDate(merge.createdAt), name: merge.mergedBy })
                        : t('customers.twins.mergedOn', { day: formatDate(merge.createdAt) })}
                    </WholeDates>
                  </Text>
                </div>
                {isAdmin && (
                  <Button
                    size="compact-sm"
                    variant="default"
                    aria-label={t('customers.twins.partFrom', { name: fullName(merge.merged) })}
                    onClick={() => setParting(merge)}
                  >
                    {t('customers.twins.part')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {other && (
        <MergeDialog
          customer={customer}
          other={other}
          onMerged={(keptId) => keptId !== customer.id && onOpen(keptId)}
          onClose={() => setOther(null)}
        />
      )}
      {parting && <PartDialog merge={parting} onClose={() => setParting(null)} />}
    </>
  );
};
