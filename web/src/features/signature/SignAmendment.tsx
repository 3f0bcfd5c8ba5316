import { Alert, Skeleton, Stack, Text } from '@mantine/core';
import { inLine } from '../../platform/i18n/ltr';
import { useWhen } from '../../platform/effect/useWhen';
import { formatMoney } from '../../platform/format/format';
import { formatDateTime } from '../../platform/time/time';
import { useExport } from '../../platform/device/useExport';
import { LoadFailure } from '../../kit/state/Loaded';
import { lazyPart } from '../../kit/lazy/lazyPart';
import { t as common } from '../../platform/i18n/texts';
import { t as amendmentT } from '../../domain/rental/amendment.texts';
import {
  AmendmentToReadDocument,
  useAmendmentSlotQuery,
  useSignAmendmentMutation,
  type AmendmentSlotQuery,
} from '../../domain/rental/AmendmentSlot.generated';
import { ReadPaper } from './ReadPaper';
import classes from './SignAmendment.module.css';
import { t } from './texts';
import { useSigning } from './useSigning';

type Slot = NonNullable<AmendmentSlotQuery['amendmentSlot']>;
type Terms = Slot['before'];

interface SignAmendmentProps {
  /** The reservation number, in any spelling. */
  number: string;
  amendment: number;
  /** The key of the link; null without one. */
  linkKey: string | null;
  /** Called with the reason if there is nothing to sign, or no longer. */
  onLeave: (reason?: string) => void;
}

const Waiting = () => (
  <Stack role="status" aria-label={common('loading')}>
    <Skeleton height={240} radius="md" />
    <Skeleton height={400} radius="md" />
  </Stack>
);

/** The pad is loaded only if there is something to sign. */
const SignaturePadField = lazyPart(
  async () => (await import('../../kit/signature/SignaturePadField')).SignaturePadField,
  {
    pending: <Waiting />,
  },
);

const facts: readonly { label: string; of: (terms: Terms) => string }[] = [
  { label: t('amendment.vehicle'), of: ({ vehicleName, plateNumber }) => inLine([vehicleName, plateNumber], ', ') },
  { label: t('contract.startsAt'), of: ({ startsAt, pickupPlace }) => `${formatDateTime(startsAt)}, ${pickupPlace}` },
  { label: t('contract.endsAt'), of: ({ endsAt, returnPlace }) => `${formatDateTime(endsAt)}, ${returnPlace}` },
  { label: t('contract.duration'), of: ({ days }) => t('contract.days', { count: days }) },
  { label: t('contract.total'), of: ({ total }) => formatMoney(total) },
];

/** Shows the terms before and after side by side. */
const Terms = ({ slot: { before, after } }: { slot: Slot }) => (
  <table className={classes.terms}>
    <thead>
      <tr>
        <td />
        <th scope="col">{t('amendment.before')}</th>
        <th scope="col">{t('amendment.after')}</th>
      </tr>
    </thead>
    <tbody>
      {facts.map(({ label, of }) => (
        <tr key={label} data-changed={of(before) !== of(after) || undefined}>
          <th scope="row">{label}</th>
          <td>{of(before)}</td>
          <td>{of(after)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

const Read = ({ number, amendment, linkKey }: Omit<SignAmendmentProps, 'onLeave'>) => {
  const load = useExport(AmendmentToReadDocument, ({ amendmentSlot }) => amendmentSlot?.document);
  return (
    <ReadPaper
      label={t('amendment.read')}
      failed={t('amendment.readFailed')}
      load={() => load({ number, amendment, key: linkKey })}
    />
  );
};

/** The server says that this amendment cannot be signed (any more), so that trying again is useless. */
const closedCodes = ['AMENDMENT.SIGNED', 'AMENDMENT.NOT_FOUND', 'RESERVATION.NOT_FOUND'];

const Pad = ({ number, amendment, linkKey, onLeave }: SignAmendmentProps) => {
  const [sign, { loading }] = useSignAmendmentMutation();
  const { problem, submit } = useSigning({
    sign: (image) => sign({ variables: { input: { number, amendment, key: linkKey, image } } }),
    done: t('amendment.done', { amendment: String(amendment) }),
    closedCodes,
    onLeave,
  });
  return (
    <SignaturePadField
      busy={loading}
      problem={problem}
      consent={t('amendment.consent')}
      onSubmit={(picture) => void submit(picture)}
    />
  );
};

/** Shows an amendment of a contract with the signature pad, to holders of its link (docs/rules/rental-life.md#signing-an-amendment). */
export const SignAmendment = (props: SignAmendmentProps) => {
  const { number, amendment, linkKey, onLeave } = props;
  const { data, error, loading, refetch } = useAmendmentSlotQuery({
    variables: { number, amendment, key: linkKey },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const slot = data?.amendmentSlot;
  useWhen(slot === null, () => onLeave(t('amendment.noSlot')));

  if (error && !loading) return <LoadFailure error={error} refetch={refetch} />;
  if (!slot) return <Waiting />;
  return (
    <>
      <header>
        <h1 className={classes.title}>
          {t('amendment.title', { amendment: String(slot.amendment) })} <span>{slot.number}</span>
        </h1>
        <Text c="dimmed">{t('amendment.lead', { kind: amendmentT(`kind.${slot.kind}`) })}</Text>
      </header>
      <Terms slot={slot} />
      <Read number={number} amendment={amendment} linkKey={linkKey} />
      {slot.signedAt ? (
        <Alert color="green">{t('amendment.signed', { date: formatDateTime(slot.signedAt) })}</Alert>
      ) : (
        <Pad {...props} />
      )}
    </>
  );
};
