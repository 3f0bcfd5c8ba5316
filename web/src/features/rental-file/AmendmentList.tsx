import { Button, Group, Text } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { ltr } from '../../platform/i18n/ltr';
import { fullName } from '../../platform/format/format';
import { useFields, type Fields, type Holding } from '../../platform/graphql/fields';
import { paths } from '../../platform/url/paths';
import { formatDateTime } from '../../platform/time/time';
import { useExport } from '../../platform/device/useExport';
import { openDocument } from '../../kit/notice/documents';
import { ShareLink } from '../../kit/display/ShareLink';
import { Badge } from '../../kit/display/StatusBadge';
import { signedMoney } from '../../domain/rental/offerText';
import {
  FileAmendmentFragmentDoc,
  FileAmendmentsFragmentDoc,
  RentalAmendmentDocumentDocument,
  type FileAmendmentFragment,
  type FileAmendmentsFragment,
} from './Amendments.generated';
import divided from '../../kit/display/DividedList.module.css';
import { SignHereButton } from '../../domain/rental/SignHereButton';
import { t as amendmentT } from '../../domain/rental/amendment.texts';
import classes from './RentalFile.module.css';
import { t } from './texts';

type Driver = FileAmendmentsFragment['driver'];

/** Describes each change of an amendment in a sentence. */
const changesOf = ({ before, after }: Fields<FileAmendmentFragment>): string[] => {
  const vehicle = ({ vehicleName, plateNumber }: FileAmendmentFragment['before']): string =>
    `${vehicleName} (${ltr(plateNumber)})`;
  const places = ({ pickupPlace, returnPlace }: FileAmendmentFragment['before']): string =>
    `${pickupPlace} – ${returnPlace}`;
  return [
    before.startsAt !== after.startsAt &&
      t('amendments.start', { before: formatDateTime(before.startsAt), after: formatDateTime(after.startsAt) }),
    before.endsAt !== after.endsAt &&
      t('amendments.end', { before: formatDateTime(before.endsAt), after: formatDateTime(after.endsAt) }),
    vehicle(before) !== vehicle(after) && t('amendments.vehicle', { before: vehicle(before), after: vehicle(after) }),
    places(before) !== places(after) && t('amendments.place', { before: places(before), after: places(after) }),
  ].filter((sentence) => sentence !== false);
};

interface SigningProps {
  number: string;
  amendment: Pick<FileAmendmentFragment, 'number' | 'signatureKey'>;
  driver: Driver;
}

/** Offers to have an amendment signed on this device, or by its link. */
const Signing = ({ number, amendment, driver }: SigningProps) => {
  const path = paths.amendmentSignatureFor(number, amendment.number, amendment.signatureKey);
  const url = `${window.location.origin}${path}`;
  const named = { amendment: String(amendment.number), number };
  const message = t('amendments.message', { name: fullName(driver), url, ...named });
  return (
    <>
      <SignHereButton path={path} label={t('amendments.signHereOf', { number: named.amendment })}>
        {t('amendments.signHere')}
      </SignHereButton>
      <ShareLink
        url={url}
        message={message}
        to={driver}
        mail={{ subject: t('amendments.mailSubject', named), label: t('amendments.mail') }}
        labels={{
          copy: t('amendments.copy'),
          copied: t('amendments.copied'),
          whatsapp: t('amendments.whatsapp'),
        }}
      />
    </>
  );
};

interface AmendmentRowProps {
  number: string;
  record: Holding<FileAmendmentFragment>;
  driver: Driver;
}

const AmendmentRow = ({ number, record, driver }: AmendmentRowProps) => {
  const amendment = useFields(FileAmendmentFragmentDoc, record);
  const load = useExport(RentalAmendmentDocumentDocument, (data) => data.rentalAmendment);
  const { kind, createdAt, difference, reason, employee, signedAt } = amendment;
  const name = String(amendment.number);
  return (
    <li>
      <div className={classes.line}>
        <Text size="sm">
          <b>{t('amendments.name', { number: name })}</b> · {amendmentT(`kind.${kind}`)}{' '}
          <Badge tone={signedAt ? 'success' : 'warning'}>
            {signedAt ? t('amendments.signed', { at: formatDateTime(signedAt) }) : t('amendments.unsigned')}
          </Badge>
        </Text>
        <b>{signedMoney(difference)}</b>
      </div>
      {changesOf(amendment).map((sentence) => (
        <Text key={sentence} size="sm">
          {sentence}
        </Text>
      ))}
      {reason && (
        <Text size="sm" className={divided.text ?? ''}>
          {reason}
        </Text>
      )}
      <Text size="xs" c="dimmed">
        {employee
          ? t('amendments.madeBy', { at: formatDateTime(createdAt), name: fullName(employee) })
          : formatDateTime(createdAt)}
      </Text>
      <Group gap="xs" mt={6}>
        <Button
          variant="default"
          leftSection={<IconFileText size={16} aria-hidden />}
          aria-label={t('amendments.open', { number: name })}
          onClick={() => void openDocument(() => load({ number, amendment: amendment.number }), t('amendments.failed'))}
        >
          {t('amendments.openShort')}
        </Button>
        {!signedAt && <Signing number={number} amendment={amendment} driver={driver} />}
      </Group>
    </li>
  );
};

/** Lists the amendments of a rental's contract, with their changes and the way to sign them. */
export const AmendmentList = ({ file }: { file: Holding<FileAmendmentsFragment> }) => {
  const { number, amendments, driver } = useFields(FileAmendmentsFragmentDoc, file);
  return amendments.length === 0 ? (
    <Text size="sm" c="dimmed">
      {t('amendments.none')}
    </Text>
  ) : (
    <ul className={divided.list} aria-label={t('amendments.title')}>
      {amendments.map((amendment) => (
        <AmendmentRow key={amendment.id} number={number} record={amendment} driver={driver} />
      ))}
    </ul>
  );
};
