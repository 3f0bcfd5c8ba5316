import { Button, CopyButton, Drawer, Group, Skeleton, Stack, Text } from '@mantine/core';
import { IconCalendarCancel, IconCheck, IconCopy, IconFileUnknown, IconPencil, IconX } from '@tabler/icons-react';
import { useCallback, useRef, useState } from 'react';
import { useFocusOnNew } from '../../platform/effect/useFocusOnNew';
import { readProblem } from '../../platform/errors/errors';
import { formatMoney, fullName } from '../../platform/format/format';
import { useReload } from '../../platform/live/live';
import { useNoteOpened } from '../../platform/device/recentlyOpened';
import { cancelReservationLimits, refuseReservationLimits } from '../../platform/graphql/limits.generated';
import { useLayer } from '../../kit/dialog/useLayer';
import { EmptyState } from '../../kit/state/EmptyState';
import { ErrorState } from '../../kit/state/ErrorState';
import { Badge, StatusBadge } from '../../kit/display/StatusBadge';
import type { MenuAction } from '../../kit/dropdown/ActionMenu';
import { FileLink } from '../../domain/rental/FileLink';
import { NextStepBar } from '../../domain/rental/NextStepBar';
import { RentalTitle } from '../../domain/rental/RentalTitle';
import { stands } from '../../domain/rental/issuedDocuments';
import bar from '../../kit/form/FormBar.module.css';
import { useReservationReload } from '../../domain/reservation/ReservationFeed';
import { AcceptForm } from './AcceptForm';
import { EditForm } from './EditForm';
import { ReasonDialog } from './ReasonDialog';
import { useReservationDetailsQuery } from './ReservationDrawer.generated';
import classes from './ReservationDrawer.module.css';
import { reservationHref } from './reservationHref';
import { ReservationSheet, type DeskReservation } from './ReservationSheet';
import { t } from './texts';
import { useCancelReservation, useRefuseReservation } from './useReservationActions';

type Mode = 'view' | 'accept' | 'edit';
type ConfirmDialog = 'refuse' | 'cancel' | null;

interface ReservationDrawerProps {
  /** Number of the opened reservation; empty if there is none. */
  number: string;
  onClose: () => void;
  hrefFor: (number: string) => string;
}

interface DetailsProps {
  reservation: DeskReservation;
  mode: Mode;
  onMode: (mode: Mode) => void;
  hrefFor: (number: string) => string;
  /** Loads it again. */
  onReload: () => Promise<DeskReservation | null | undefined>;
}

/** The button that gets the focus back after the form that it opened. */
const focusAfter = { view: null, accept: 'step', edit: 'menu' } as const;

const titles = { view: 'sheet.title', accept: 'accept.title', edit: 'edit.title' } as const;

/** Returns what can be done with a reservation besides its next step. */
const otherActions = (
  { status, stage }: DeskReservation,
  onEdit: () => void,
  onAsk: (dialog: ConfirmDialog) => void,
): MenuAction[] => {
  if (status === 'REFUSED' || status === 'CANCELLED') return [];
  return [
    { label: t('actions.edit'), icon: IconPencil, onClick: onEdit },
    ...(status === 'PENDING'
      ? [{ label: t('actions.refuse'), icon: IconX, danger: true, onClick: () => onAsk('refuse') }]
      : []),
    // A rental whose vehicle has left ends by its return.
    ...(stage === 'PLANNED'
      ? [{ label: t('actions.cancel'), icon: IconCalendarCancel, danger: true, onClick: () => onAsk('cancel') }]
      : []),
  ];
};

/** Returns what a cancellation leads to, and what of the rental it leaves for the staff to settle. */
const consequencesOf = ({ vehicle, invoices, advance, depositHeld }: DeskReservation): string[] => {
  const invoice = invoices.find(stands);
  return [
    t('cancel.consequence', { vehicle: vehicle.name }),
    invoice ? t('cancel.invoiceStands', { number: invoice.number }) : '',
    Number(advance) > 0 ? t('cancel.moneyStands', { amount: formatMoney(advance) }) : '',
    Number(depositHeld) > 0 ? t('cancel.depositStands', { amount: formatMoney(depositHeld) }) : '',
  ].filter(Boolean);
};

const ConfirmDialogs = ({
  reservation,
  dialog,
  onClose,
}: {
  reservation: DeskReservation;
  dialog: ConfirmDialog;
  onClose: () => void;
}) => {
  const { number, version, driver } = reservation;
  const refuse = useRefuseReservation();
  const cancel = useCancelReservation();
  if (dialog === 'refuse')
    return (
      <ReasonDialog
        message={t('refuse.question', { number, name: fullName(driver) })}
        reasonLabel={t('refuse.reason')}
        reasonHint={t('refuse.reasonHint')}
        {...refuseReservationLimits.reason}
        confirmLabel={t('refuse.confirm')}
        onConfirm={(reason) => refuse({ number, version, reason: reason || null })}
        onClose={onClose}
      />
    );
  if (dialog === 'cancel')
    return (
      <ReasonDialog
        message={t('cancel.question')}
        consequence={consequencesOf(reservation).map((sentence) => (
          <Text span key={sentence} display="block" inherit mt={4}>
            {sentence}
          </Text>
        ))}
        reasonLabel={t('cancel.reason')}
        reasonHint={t('cancel.reasonHint')}
        {...cancelReservationLimits.reason}
        confirmLabel={t('cancel.confirm')}
        cancelLabel={t('cancel.keep')}
        onConfirm={(reason) => cancel({ number, version, reason: reason || null })}
        onClose={onClose}
      />
    );
  return null;
};

const Marks = ({ reservation }: { reservation: DeskReservation }) => (
  <Group gap="xs" mb="md">
    <StatusBadge status={reservation.status} />
    <Badge tone="neutral">{t(`kind.${reservation.kind}`)}</Badge>
    <FileLink number={reservation.number} />
    <CopyButton value={reservation.number}>
      {({ copied, copy }) => (
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          onClick={copy}
          leftSection={copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
        >
          {t(copied ? 'sheet.copied' : 'sheet.copy')}
        </Button>
      )}
    </CopyButton>
  </Group>
);

const Details = ({ reservation, mode, onMode, hrefFor, onReload }: DetailsProps) => {
  const [dialog, setDialog] = useState<ConfirmDialog>(null);
  const [former, setFormer] = useState<Mode>('view');
  const view = (): void => {
    setFormer(mode);
    onMode('view');
  };
  return (
    <>
      <Marks reservation={reservation} />
      {mode === 'accept' && <AcceptForm reservation={reservation} hrefFor={hrefFor} onDone={view} onBack={view} />}
      {mode === 'edit' && <EditForm reservation={reservation} onReload={onReload} onDone={view} />}
      {mode === 'view' && (
        <>
          <ReservationSheet reservation={reservation} hrefFor={hrefFor} />
          <NextStepBar
            rental={reservation}
            accept={{ onClick: () => onMode('accept') }}
            others={otherActions(reservation, () => onMode('edit'), setDialog)}
            focused={focusAfter[former]}
            className={`${bar.bar} ${classes.bar}`}
            onReload={onReload}
          />
        </>
      )}
      <ConfirmDialogs reservation={reservation} dialog={dialog} onClose={() => setDialog(null)} />
    </>
  );
};

const LoadingDetails = () => (
  <Stack role="status" aria-label={t('common:loading')}>
    <Skeleton height={32} width="60%" radius="sm" />
    <Skeleton height={88} radius="md" />
    <Skeleton height={84} radius="md" />
    <Skeleton height={120} radius="md" />
  </Stack>
);

const DrawerContent = ({ number, hrefFor }: Pick<ReservationDrawerProps, 'number' | 'hrefFor'>) => {
  const [mode, setMode] = useState<Mode>('view');
  const title = useRef<HTMLHeadingElement>(null);
  const { data, error, loading, refetch } = useReservationDetailsQuery({ variables: { number } });
  const reservation = data?.reservation;
  // The button that opened a form, or that closed it, has left with what it belongs to. The one that opens the form again takes the focus,
  // and leaves in its turn once the new status is known.
  useFocusOnNew(
    `${mode} ${reservation?.status}`,
    useCallback(() => {
      if (document.activeElement === document.body) title.current?.focus({ preventScroll: true });
    }, []),
  );
  useNoteOpened(
    reservation && {
      kind: 'reservations',
      label: reservation.number,
      detail: fullName(reservation.driver),
      to: reservationHref(reservation.number),
    },
  );
  // Another reservation may now compete with this one, or no longer.
  const reload = useReservationReload(useReload({ loading, refetch }));

  const body = () => {
    if (data?.reservation)
      return (
        <Details
          reservation={data.reservation}
          mode={mode}
          onMode={setMode}
          hrefFor={hrefFor}
          onReload={async () => (await refetch()).data?.reservation}
        />
      );
    if (error)
      return (
        <ErrorState
          title={t('sheet.loadFailed')}
          message={readProblem(error).message}
          onRetry={reload}
          retrying={loading}
        />
      );
    if (!data) return <LoadingDetails />;
    return (
      <EmptyState
        icon={IconFileUnknown}
        title={t('sheet.notFoundTitle')}
        message={t('sheet.notFoundText', { number })}
      />
    );
  };

  // The header is rendered at once, so that it can take the focus while the rest is loaded.
  return (
    <>
      <Drawer.Header className={classes.header ?? ''}>
        <Drawer.Title ref={title} tabIndex={-1} className={classes.title ?? ''}>
          <RentalTitle rental={reservation ?? undefined}>
            {t(titles[mode], { number: reservation?.number ?? number })}
          </RentalTitle>
        </Drawer.Title>
        <Drawer.CloseButton aria-label={t('sheet.close')} size="lg" data-autofocus />
      </Drawer.Header>
      <Drawer.Body className={classes.body ?? ''}>{body()}</Drawer.Body>
    </>
  );
};

/** Shows one reservation beside the list, with all details and actions. */
export const ReservationDrawer = ({ number, onClose, hrefFor }: ReservationDrawerProps) => (
  <Drawer.Root
    {...useLayer(number !== '')}
    opened={number !== ''}
    onClose={onClose}
    position="right"
    size={640}
    padding="lg"
    classNames={{ content: classes.content ?? '' }}
  >
    <Drawer.Overlay backgroundOpacity={0.35} />
    <Drawer.Content>{number && <DrawerContent key={number} number={number} hrefFor={hrefFor} />}</Drawer.Content>
  </Drawer.Root>
);
