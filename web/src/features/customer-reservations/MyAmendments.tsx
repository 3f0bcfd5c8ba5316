import { Button, Group, Text } from '@mantine/core';
import { IconFileText, IconSignature } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useExport } from '../../platform/device/useExport';
import { formatDateTime } from '../../platform/time/time';
import { paths } from '../../platform/url/paths';
import { t as amendmentT } from '../../domain/rental/amendment.texts';
import ledger from '../../kit/display/Ledger.module.css';
import { Money } from '../../kit/display/Money';
import { DocumentButton } from '../../kit/display/DocumentButton';
import { MyAmendmentDocument, type MyPaymentsQuery } from './MyDocuments.generated';
import classes from './MyPayments.module.css';
import { t } from './texts';

type Amendment = NonNullable<MyPaymentsQuery['reservation']>['amendments'][number];

interface MyAmendmentsProps {
  number: string;
  amendments: readonly Amendment[];
  /** Whether the contract itself is still to be signed, which comes first. */
  contractFirst: boolean;
}

const AmendmentRow = ({ number, amendment, contractFirst }: MyAmendmentsProps & { amendment: Amendment }) => {
  const load = useExport(MyAmendmentDocument, (data) => data.rentalAmendment);
  const { kind, createdAt, difference, signedAt, signatureKey } = amendment;
  const named = { number: String(amendment.number) };
  return (
    <li className={`${ledger.entry} ${classes.row}`}>
      <div>
        <Text size="sm" component="span">
          {t('amendments.name', { ...named, kind: amendmentT(`kind.${kind}`) })}
        </Text>
        <Text size="xs" c="dimmed">
          {signedAt
            ? t('amendments.signed', { at: formatDateTime(signedAt) })
            : t('amendments.unsigned', { at: formatDateTime(createdAt) })}
        </Text>
      </div>
      <b className={ledger.amount}>{Number(difference) !== 0 && <Money amount={difference} />}</b>
      <Group gap="xs">
        {!signedAt && !contractFirst && (
          <Button
            component={Link}
            to={paths.amendmentSignatureFor(number, amendment.number, signatureKey)}
            size="xs"
            leftSection={<IconSignature size={16} aria-hidden />}
            aria-label={t('amendments.signOf', named)}
          >
            {t('amendments.sign')}
          </Button>
        )}
        <DocumentButton
          icon={<IconFileText size={16} aria-hidden />}
          size="xs"
          label={t('amendments.openOf', named)}
          load={() => load({ number, amendment: amendment.number })}
        >
          {t('amendments.open')}
        </DocumentButton>
      </Group>
    </li>
  );
};

/** Shows the amendments of the customer's contract, to read and to sign (docs/rules/rental-life.md#signing-an-amendment). */
export const MyAmendments = (props: MyAmendmentsProps) =>
  props.amendments.length === 0 ? null : (
    <section className={classes.section}>
      <h3>{t('amendments.title')}</h3>
      <ul className={ledger.list}>
        {props.amendments.map((amendment) => (
          <AmendmentRow key={amendment.id} {...props} amendment={amendment} />
        ))}
      </ul>
    </section>
  );
