import { Button, Drawer, Group, Skeleton, Stack, Text } from '@mantine/core';
import { IconCalendarCheck, IconLock, IconLockOpen, IconPencil, IconUserOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Phone } from '../../kit/display/Phone';
import { StaffNotes } from '../../domain/notes/StaffNotes';
import { t as personT } from '../../domain/person/texts';
import { fullName } from '../../platform/format/format';
import { useFields, type Fields, type Holding } from '../../platform/graphql/fields';
import { paths, telUrl } from '../../platform/url/paths';
import { useNoteOpened } from '../../platform/device/recentlyOpened';
import { formatDate, formatDateTime } from '../../platform/time/time';
import { useLayer } from '../../kit/dialog/useLayer';
import { EmptyState } from '../../kit/state/EmptyState';
import { LoadFailure } from '../../kit/state/Loaded';
import { Money } from '../../kit/display/Money';
import { WholeDates } from '../../kit/display/WholeDates';
import { RecordHistory } from '../../domain/audit/RecordHistory';
import { CustomerWarnings } from '../../domain/customer/CustomerWarnings';
import { isExpired, PapersState } from '../../domain/customer/PapersState';
import { driverDraft } from '../../domain/reservation/draft';
import { useStoredPicture } from '../../kit/form/useStoredPicture';
import { CustomerStatusBadge, RatingBadge } from './CustomerMarks';
import { CustomerTwins } from './CustomerTwins';
import {
  CustomerNotesFragmentDoc,
  CustomerPanelFragmentDoc,
  useAddCustomerNoteMutation,
  useCustomerPanelQuery,
  type CustomerNotesFragment,
  type CustomerPanelFragment,
} from './CustomerPanel.generated';
import classes from './CustomerPanel.module.css';
import { t } from './texts';

interface CustomerPanelProps {
  /** The opened customer; empty if there is none. */
  id: string;
  onClose: () => void;
  /** Opens the panel of another customer instead. */
  onOpen: (id: string) => void;
  onEdit: (id: string) => void;
  onBlock: (id: string) => void;
}

type PanelCustomer = Fields<CustomerPanelFragment>;

const Figure = ({ label, value }: { label: string; value: ReactNode }) => (
  <div className={classes.figure}>
    <dd>{value}</dd>
    <dt>{label}</dt>
  </div>
);

const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={classes.line}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

const History = ({ customer: { id, history } }: { customer: PanelCustomer }) => (
  <section>
    <h3 className={classes.heading}>{t('customers.panel.history')}</h3>
    <Text size="sm" c="dimmed">
      {t('customers.panel.historyHint')}
    </Text>
    <dl className={classes.figures}>
      <Figure label={t('customers.panel.rentals')} value={history.rentals} />
      <Figure label={t('customers.panel.cancellations')} value={history.cancellations} />
      <Figure label={t('customers.panel.refusals')} value={history.refusals} />
      <Figure label={t('customers.panel.pending')} value={history.pending} />
      <Figure label={t('customers.panel.revenue')} value={<Money amount={history.revenue} />} />
      <Figure label={t('customers.panel.lastRental')} value={formatDate(history.lastRentalAt) || '—'} />
    </dl>
    <Button
      component={Link}
      to={paths.reservationsOf(id)}
      variant="default"
      leftSection={<IconCalendarCheck size={18} aria-hidden />}
    >
      {t('customers.panel.reservations')}
    </Button>
  </section>
);

const Rating = ({ customer }: { customer: PanelCustomer }) => {
  const { ratingReason, ratingReviewOn, ratedBy } = customer;
  const details = [
    ...(ratedBy ? [t('customers.panel.ratedBy', { name: ratedBy })] : []),
    ...(ratingReviewOn ? [t('customers.panel.ratingReview', { day: formatDate(ratingReviewOn) })] : []),
  ];
  if (!ratingReason && details.length === 0) return null;
  return (
    <div>
      {ratingReason && <Text className={classes.comment ?? ''}>{ratingReason}</Text>}
      {details.length > 0 && (
        <Text size="sm" c="dimmed">
          <WholeDates>{details.join(' · ')}</WholeDates>
        </Text>
      )}
    </div>
  );
};

const PaperPhoto = ({ photo: { view, takenAt, url } }: { photo: PanelCustomer['paperPhotos'][number] }) => {
  const shown = useStoredPicture(url);
  if (!shown) return null;
  const label = t(`customers.papers.photos.${view as 'LICENCE_FRONT'}`);
  return (
    <a href={shown} target="_blank" rel="noreferrer" className={classes.photo}>
      <img src={shown} alt={label} />
      <Text span size="xs" c="dimmed">
        {[label, formatDate(takenAt)].filter(Boolean).join(' · ')}
      </Text>
    </a>
  );
};

const Papers = ({ customer }: { customer: PanelCustomer }) => {
  const { licenceNumber, licenceCategory, licenceIssuedOn, licenceExpiresOn } = customer;
  const licence =
    licenceNumber && licenceCategory
      ? t('customers.papers.category', { number: licenceNumber, category: licenceCategory })
      : licenceNumber;
  const facts = [
    { label: t('customers.papers.licence'), value: licence },
    { label: t('customers.papers.licenceIssuedOn'), value: formatDate(licenceIssuedOn) },
    // An expired one is said below, in red.
    {
      label: t('customers.papers.licenceExpiresOn'),
      value: !isExpired(licenceExpiresOn) && formatDate(licenceExpiresOn),
    },
    { label: personT('form.nationalId'), value: customer.nationalId },
    { label: t('customers.papers.passportNumber'), value: customer.passportNumber },
    { label: t('customers.papers.nationality'), value: customer.nationality },
    { label: t('customers.papers.birthDate'), value: formatDate(customer.birthDate) },
  ].filter(({ value }) => value);
  return (
    <section>
      <h3 className={classes.heading}>{t('customers.papers.title')}</h3>
      {facts.length > 0 ? (
        <>
          <dl className={classes.lines}>
            {facts.map(({ label, value }) => (
              <Line key={label} label={label}>
                {value}
              </Line>
            ))}
          </dl>
          <PapersState {...customer} />
        </>
      ) : (
        <Text c="dimmed">{t('customers.papers.none')}</Text>
      )}
      {customer.paperPhotos.length > 0 && (
        <div className={classes.photos}>
          {customer.paperPhotos.map((photo) => (
            <PaperPhoto key={photo.id} photo={photo} />
          ))}
        </div>
      )}
    </section>
  );
};

const Notes = ({ customer }: { customer: Holding<CustomerNotesFragment> }) => {
  const { id, notes } = useFields(CustomerNotesFragmentDoc, customer);
  const [add] = useAddCustomerNoteMutation();
  return <StaffNotes notes={notes} add={(text) => add({ variables: { input: { customerId: id, text } } })} />;
};

const Sheet = ({
  record,
  onOpen,
  onEdit,
  onBlock,
}: { record: Holding<CustomerPanelFragment> } & Omit<CustomerPanelProps, 'id' | 'onClose'>) => {
  const customer = useFields(CustomerPanelFragmentDoc, record);
  const active = customer.status === 'ACTIVE';
  return (
    <Stack gap="lg">
      <Group gap="xs">
        <CustomerStatusBadge {...customer} />
        <RatingBadge rating={customer.rating} />
      </Group>
      <CustomerWarnings customerId={customer.id} driver={driverDraft(customer)} />
      <Rating customer={customer} />
      <CustomerTwins customer={customer} onOpen={onOpen} />
      <History customer={customer} />
      <section>
        <h3 className={classes.heading}>{t('customers.panel.contact')}</h3>
        <dl className={classes.lines}>
          <Line label={personT('form.phone')}>
            {customer.phone ? (
              <a href={telUrl(customer.phone)}>
                <Phone number={customer.phone} exact />
              </a>
            ) : (
              '—'
            )}
          </Line>
          <Line label={personT('form.email')}>
            {customer.email ? <a href={`mailto:${customer.email}`}>{customer.email}</a> : '—'}
          </Line>
          <Line label={personT('form.address')}>{customer.address || '—'}</Line>
          {customer.registered && <Line label={personT('form.title')}>{personT(`titles.${customer.title}`)}</Line>}
        </dl>
      </section>
      <Papers customer={customer} />
      <section>
        <h3 className={classes.heading}>{t('customers.panel.account')}</h3>
        {customer.registered ? (
          <dl className={classes.lines}>
            <Line label={t('customers.panel.registered')}>{formatDateTime(customer.createdAt)}</Line>
            <Line label={t('customers.panel.verified')}>
              {customer.emailVerifiedAt ? formatDateTime(customer.emailVerifiedAt) : t('customers.panel.unverified')}
            </Line>
          </dl>
        ) : (
          <Text>
            <WholeDates>{t('customers.panel.noAccount', { day: formatDate(customer.createdAt) })}</WholeDates>
          </Text>
        )}
      </section>
      <section>
        <h3 className={classes.heading}>{personT('form.comment')}</h3>
        <Text className={classes.comment ?? ''} c={customer.comment ? undefined : 'dimmed'}>
          {customer.comment ?? t('customers.noComment')}
        </Text>
      </section>
      <section>
        <h3 className={classes.heading}>{t('customers.panel.notes')}</h3>
        <Notes customer={customer} />
      </section>
      <RecordHistory record="CUSTOMER" id={customer.id} />
      <Group>
        <Button leftSection={<IconPencil size={18} aria-hidden />} onClick={() => onEdit(customer.id)}>
          {personT('actions.edit')}
        </Button>
        {customer.registered && (
          <Button
            variant="light"
            color={active ? 'red' : 'green'}
            leftSection={active ? <IconLock size={18} aria-hidden /> : <IconLockOpen size={18} aria-hidden />}
            onClick={() => onBlock(customer.id)}
          >
            {personT(active ? 'actions.block' : 'actions.unblock')}
          </Button>
        )}
      </Group>
    </Stack>
  );
};

const Loading = () => (
  <Stack role="status" aria-label={t('common:loading')}>
    <Skeleton height={32} width="60%" radius="sm" />
    <Skeleton height={140} radius="md" />
    <Skeleton height={160} radius="md" />
  </Stack>
);

const Content = ({ id, ...acts }: Omit<CustomerPanelProps, 'onClose'>) => {
  const { data, error, loading, refetch } = useCustomerPanelQuery({ variables: { id } });
  const customer = data?.customer;
  useNoteOpened(
    customer && {
      kind: 'customers',
      label: fullName(customer),
      detail: customer.phone,
      to: paths.customerFor(customer.id),
    },
  );
  const body = () => {
    if (customer) return <Sheet record={customer} {...acts} />;
    if (error)
      return <LoadFailure title={t('customers.panel.loadFailed')} error={error} refetch={refetch} loading={loading} />;
    if (!data) return <Loading />;
    return (
      <EmptyState
        icon={IconUserOff}
        title={t('customers.panel.notFoundTitle')}
        message={t('customers.panel.notFoundText')}
      />
    );
  };
  return (
    <>
      <Drawer.Header>
        <Drawer.Title className={classes.title ?? ''}>
          {customer ? fullName(customer) : t('customers.panel.title', { name: '' }).trim()}
        </Drawer.Title>
        <Drawer.CloseButton aria-label={t('customers.panel.close')} size="lg" data-autofocus />
      </Drawer.Header>
      <Drawer.Body>{body()}</Drawer.Body>
    </>
  );
};

/** Shows a customer beside the list: figures of their reservations, contact, account, and actions. */
export const CustomerPanel = ({ id, onClose, ...acts }: CustomerPanelProps) => (
  <Drawer.Root {...useLayer(id !== '')} opened={id !== ''} onClose={onClose} position="right" size={480} padding="lg">
    <Drawer.Overlay backgroundOpacity={0.35} />
    <Drawer.Content>{id && <Content key={id} id={id} {...acts} />}</Drawer.Content>
  </Drawer.Root>
);
