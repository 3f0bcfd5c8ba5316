import { Anchor, Skeleton, Stack, Text } from '@mantine/core';
import { IconFileUnknown } from '@tabler/icons-react';
import { Ltr } from '../../kit/display/Ltr';
import { Phone } from '../../kit/display/Phone';
import { formatMoney, fullName } from '../../platform/format/format';
import { formatDateTime } from '../../platform/time/time';
import { telUrl } from '../../platform/url/paths';
import { paperFacts } from '../../domain/reservation/paperFacts';
import { Modal } from '../../kit/dialog/Modal';
import { EmptyState } from '../../kit/state/EmptyState';
import { LoadFailure } from '../../kit/state/Loaded';
import { Facts, MailText, SheetSection } from '../../kit/display/Facts';
import { useRentalDetailsQuery, type RentalDetailsQuery } from '../../domain/rental/RentalDetails.generated';
import { FileLink } from '../../domain/rental/FileLink';
import { RentalSections } from '../../domain/rental/RentalPapers';
import { t } from '../../domain/rental/texts';

type Rental = NonNullable<RentalDetailsQuery['reservation']>;
type Driver = Rental['driver'];

const Person = ({ driver }: { driver: Driver }) => (
  <Facts
    facts={[
      { label: t('sheet.name'), value: fullName(driver) },
      {
        label: t('sheet.phone'),
        value: driver.phone && (
          <Anchor href={telUrl(driver.phone)} inherit>
            <Phone number={driver.phone} exact />
          </Anchor>
        ),
      },
      {
        label: t('sheet.email'),
        value: driver.email && (
          <Anchor href={`mailto:${driver.email}`} inherit>
            <MailText address={driver.email} />
          </Anchor>
        ),
        wide: true,
      },
    ]}
  />
);

/** Shows identity papers, which the full form alone asks for (docs/rules/reservations.md#the-list-of-rentals). */
const Identity = ({ rental: { driver, secondDriver } }: { rental: Rental }) => (
  <>
    <SheetSection title={t('sheet.papers')}>
      <Facts facts={paperFacts(driver)} />
    </SheetSection>
    {secondDriver && (
      <SheetSection title={t('sheet.secondDriver')}>
        <Person driver={secondDriver} />
        <Facts facts={paperFacts(secondDriver)} />
      </SheetSection>
    )}
  </>
);

const Details = ({ rental }: { rental: Rental }) => (
  <>
    <SheetSection title={t('sheet.trip')}>
      <Facts
        facts={[
          { label: t('sheet.departure'), value: formatDateTime(rental.startsAt) },
          { label: t('sheet.return'), value: formatDateTime(rental.endsAt) },
          { label: t('sheet.duration'), value: t('sheet.days', { count: rental.days }) },
          { label: t('sheet.pickup'), value: rental.pickupPlace },
          { label: t('sheet.returnPlace'), value: rental.returnPlace },
          { label: t('sheet.vehicle'), value: rental.vehicle.name },
          { label: t('sheet.plate'), value: rental.plateNumber && <Ltr>{rental.plateNumber}</Ltr> },
          { label: t('sheet.total'), value: formatMoney(rental.total) },
        ]}
      />
    </SheetSection>
    <SheetSection title={t('sheet.customer')}>
      <Person driver={rental.driver} />
    </SheetSection>
    {rental.kind === 'FULL' && <Identity rental={rental} />}
    {rental.comment && (
      <SheetSection title={t('sheet.comment')}>
        <Text style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{rental.comment}</Text>
      </SheetSection>
    )}
  </>
);

interface RentalDialogProps {
  number: string;
  /** Whether the form of a payment is open from the start. */
  paying?: boolean;
  onClose: () => void;
}

/** Shows everything about a rental in a popup, with its payments and documents. */
export const RentalDialog = ({ number, paying = false, onClose }: RentalDialogProps) => {
  const { data, error, loading, refetch } = useRentalDetailsQuery({
    variables: { number },
    fetchPolicy: 'cache-and-network',
  });
  const rental = data?.reservation;
  const body = () => {
    if (rental)
      return (
        <Stack gap={0}>
          <FileLink number={rental.number} />
          <Details rental={rental} />
          <RentalSections rental={rental} paying={paying} onReload={refetch} />
        </Stack>
      );
    if (error) return <LoadFailure title={t('sheet.loadFailed')} error={error} refetch={refetch} loading={loading} />;
    if (data)
      return (
        <EmptyState icon={IconFileUnknown} title={t('sheet.goneTitle')} message={t('sheet.goneText', { number })} />
      );
    return (
      <Stack role="status" aria-label={t('common:loading')}>
        {[120, 90, 140].map((height) => (
          <Skeleton key={height} height={height} radius="md" />
        ))}
      </Stack>
    );
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('sheet.title', { number: rental?.number ?? number })}
      size="lg"
      padding="md"
      transitionProps={{ duration: 0 }}
    >
      {body()}
    </Modal>
  );
};
