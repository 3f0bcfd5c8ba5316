import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconCalendarPlus, IconExternalLink } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { Link, useLoaderData } from 'react-router-dom';
import { inLine } from '../../platform/i18n/ltr';
import { formatKm, fullName } from '../../platform/format/format';
import { useFields, type Fields, type Holding } from '../../platform/graphql/fields';
import { paths } from '../../platform/url/paths';
import { usePageTitle } from '../../platform/url/usePageTitle';
import { formatDateTime } from '../../platform/time/time';
import { FilePage } from '../../domain/reservation/FilePage';
import { lazyPart } from '../../kit/lazy/lazyPart';
import { Money } from '../../kit/display/Money';
import { StatusBadge } from '../../kit/display/StatusBadge';
import { InspectionPanel } from './InspectionPanel';
import { t as inspectionT } from '../../domain/inspection/texts';
import { RentalSections } from '../../domain/rental/RentalPapers';
import { PaperAlert } from '../../domain/reservation/PaperWarnings';
import { RiskAlert } from './RiskAlert';
import { NextStepBar } from '../../domain/rental/NextStepBar';
import { RentalTitle, rentalName } from '../../domain/rental/RentalTitle';
import { StageBadge } from '../../domain/rental/StageBadge';
import { t as rentalT } from '../../domain/rental/texts';
import { DriverFacts } from '../../domain/reservation/DriverFacts';
import { Facts, SheetSection } from '../../kit/display/Facts';
import { useReservationFeed } from '../../domain/reservation/ReservationFeed';
import divided from '../../kit/display/DividedList.module.css';
import { AmendmentList } from './AmendmentList';
import { ExtensionPanel } from './ExtensionPanel';
import { LinesPanel } from './LinesPanel';
import { ReturnChargesPanel } from './ReturnChargesPanel';
import { NotesPanel } from './NotesPanel';
import type { LoadedFile } from './rentalFileRoute';
import { useLoaded } from '../../platform/query/useLoaded';
import { RentalFileDocument, RentalFileFragmentDoc, type RentalFileFragment } from './RentalFile.generated';
import classes from './RentalFile.module.css';
import { Timeline } from './Timeline';
import { t } from './texts';

const ChangeDialog = lazyPart(async () => (await import('./ChangeDialog')).ChangeDialog, { over: true });

type File = Fields<RentalFileFragment>;

const Card = ({ children }: { children: ReactNode }) => <div className={classes.card}>{children}</div>;

const Trip = ({ file }: { file: File }) => {
  const { vehicle, requestedVehicle, plateNumber, customer } = file;
  return (
    <SheetSection title={t('trip')}>
      <div className={classes.vehicle}>
        {vehicle.imageUrl && <img src={vehicle.imageUrl} alt="" className={classes.picture} />}
        <div>
          <Anchor component={Link} to={paths.vehicleSheetFor(vehicle.id)} fw={600}>
            {vehicle.name}
          </Anchor>
          <Text size="sm" c="dimmed">
            {inLine([plateNumber, vehicle.agency?.name])}
          </Text>
        </div>
      </div>
      <Facts
        facts={[
          { label: rentalT('sheet.departure'), value: formatDateTime(file.startsAt) },
          { label: rentalT('sheet.return'), value: formatDateTime(file.endsAt) },
          { label: rentalT('sheet.duration'), value: rentalT('sheet.days', { count: file.days }) },
          { label: rentalT('sheet.pickup'), value: file.pickupPlace },
          { label: rentalT('sheet.returnPlace'), value: file.returnPlace },
          {
            label: t('km.label'),
            value:
              file.includedKmPerDay === null
                ? undefined
                : file.includedKmPerDay === 0
                  ? t('km.unlimited')
                  : t('km.perDay', {
                      perDay: formatKm(file.includedKmPerDay),
                      all: formatKm(file.includedKm ?? 0),
                    }),
          },
          { label: t('excess'), value: file.excessAmount && <Money amount={file.excessAmount} /> },
          { label: t('requested'), value: requestedVehicle?.name },
          {
            label: t('customer'),
            value: customer && (
              <Anchor component={Link} to={paths.customerFor(customer.id)}>
                {fullName(customer)}
              </Anchor>
            ),
          },
        ]}
      />
      {file.comment && (
        <Text size="sm" mt="sm" className={divided.text ?? ''}>
          {file.comment}
        </Text>
      )}
    </SheetSection>
  );
};

interface FileProps {
  file: File;
  /** Returns the address of a reservation beside its list. */
  hrefFor: (number: string) => string;
  /** Queries the file again. */
  onReload: () => Promise<unknown>;
}

const Head = ({ file }: Pick<FileProps, 'file'>) => {
  const { number, status, stage, late, risk } = file;
  return (
    <header className={classes.head}>
      <div>
        <h1 className={classes.title}>
          <RentalTitle rental={file}>{t('title', { number })}</RentalTitle>
        </h1>
        <Group gap="xs" mt={4}>
          <StatusBadge status={status} />
          <StageBadge stage={stage} late={late} atRisk={risk !== null} />
        </Group>
      </div>
    </header>
  );
};

/** Whether the next step is a departure or a return, which is then shown first. */
const awaits = ({ stage }: File): boolean => stage === 'PLANNED' || stage === 'OUT';

type FileBodyProps = Omit<FileProps, 'file'> & { record: Holding<RentalFileFragment> };

const FileBody = ({ record, hrefFor, onReload }: FileBodyProps) => {
  const file = useFields(RentalFileFragmentDoc, record);
  /** The initial end of the dialog that changes the rental; null while it is closed. */
  const [wantedEnd, setWantedEnd] = useState<string | null>(null);
  const inspections = file.stage && (
    <Card>
      <SheetSection title={inspectionT('panel.title')}>
        <InspectionPanel rental={file} />
      </SheetSection>
    </Card>
  );
  return (
    <Stack>
      <Head file={file} />
      <ExtensionPanel file={file} onExtend={setWantedEnd} />
      <PaperAlert warnings={file.paperWarnings} />
      <RiskAlert rental={file} />
      {file.returnCharges.length > 0 && (
        <Card>
          <SheetSection title={t('charges.title')}>
            <ReturnChargesPanel file={file} />
          </SheetSection>
        </Card>
      )}
      <div className={classes.columns}>
        <div className={classes.column}>
          {awaits(file) && inspections}
          <Card>
            <Trip file={file} />
            <SheetSection title={t('drivers')}>
              <DriverFacts driver={file.driver} reservationNumber={file.number} renter={file.renter} />
            </SheetSection>
            {file.secondDriver && (
              <SheetSection title={t('secondDriver')}>
                <DriverFacts driver={file.secondDriver} reservationNumber={file.number} renter={file.secondRenter} />
              </SheetSection>
            )}
          </Card>
          <Card>
            <SheetSection title={t('lines.title')}>
              <LinesPanel file={file} onReload={onReload} />
            </SheetSection>
          </Card>
          {(file.status === 'ACCEPTED' || file.payments.length > 0) && (
            <Card>
              <RentalSections rental={file} onReload={onReload} inspected />
            </Card>
          )}
          {!awaits(file) && inspections}
          {file.stage && (
            <Card>
              <SheetSection title={t('amendments.title')}>
                <AmendmentList file={file} />
              </SheetSection>
            </Card>
          )}
        </div>
        <div className={classes.column}>
          <Card>
            <SheetSection title={t('notes.title')}>
              <NotesPanel file={file} />
            </SheetSection>
          </Card>
          <Card>
            <SheetSection title={t('timeline.title')}>
              <Timeline file={file} />
            </SheetSection>
          </Card>
        </div>
      </div>
      <NextStepBar
        rental={file}
        accept={{ to: hrefFor(file.number) }}
        others={[
          ...(awaits(file)
            ? [{ label: t('change.open'), icon: IconCalendarPlus, onClick: () => setWantedEnd(file.endsAt) }]
            : []),
          { label: t('drawer'), icon: IconExternalLink, to: hrefFor(file.number) },
        ]}
        className={classes.bar ?? ''}
        onReload={onReload}
      />
      {wantedEnd !== null && (
        <ChangeDialog file={file} wantedEnd={wantedEnd} onReload={onReload} onClose={() => setWantedEnd(null)} />
      )}
    </Stack>
  );
};

/** Shows everything about one reservation on its own page (docs/rules/rental-life.md#the-file-of-a-rental). */
export const RentalFile = ({ number, hrefFor }: Pick<FileProps, 'hrefFor'> & { number: string }) => {
  const query = useLoaded(RentalFileDocument, useLoaderData<LoadedFile>().file);
  const { data, refetch } = query;
  const title = t('title', { number });
  usePageTitle(data?.reservation ? `${rentalName(data.reservation)} · ${title}` : title);
  const reload = useDebouncedCallback(() => void refetch().catch(() => undefined), 250);
  useReservationFeed((event) => {
    if (event === null || event.number === data?.reservation?.number) reload();
  });
  return (
    <FilePage
      query={query}
      number={number}
      title={t('loadFailed')}
      action={
        <Button component={Link} to={paths.rentals} variant="default">
          {t('back')}
        </Button>
      }
    >
      {({ reservation }) => reservation && <FileBody record={reservation} hrefFor={hrefFor} onReload={refetch} />}
    </FilePage>
  );
};
