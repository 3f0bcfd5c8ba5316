import { Card, SimpleGrid, Skeleton, Stack, Text, TextInput, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { t as personT } from '../../domain/person/texts';
import { formatAmount, formatPhone, fullName } from '../../platform/format/format';
import { formatDate } from '../../platform/time/time';
import { Loaded } from '../../kit/state/Loaded';
import { Badge } from '../../kit/display/StatusBadge';
import { PageHeader } from '../../kit/display/PageHeader';
import { t as accountT } from '../../domain/account/texts';
import { PasswordForm } from './PasswordForm';
import { useStaffProfileQuery, type StaffProfileQuery } from './StaffProfile.generated';
import classes from './StaffProfile.module.css';
import { t } from './texts';

type Profile = NonNullable<NonNullable<StaffProfileQuery['me']>['employee']>;

/** Shows a greyed value, which can still be read, selected and copied. */
const ReadOnly = ({ label, value }: { label: string; value: string | null | undefined }) => (
  <TextInput label={label} value={value ?? ''} readOnly variant="filled" classNames={{ input: classes.greyed ?? '' }} />
);

/** Formats `4 800 Dhs`, as this page does (docs/rules/back-office.md#profile). */
const price = (amount: string | null | undefined): string =>
  amount ? t('profile.price', { amount: formatAmount(amount) }) : '';

const Section = ({ title, lead, children }: { title: string; lead: string; children: ReactNode }) => (
  <Card withBorder component="section" aria-label={title} className={classes.wide ?? ''}>
    <Title order={2} size={18}>
      {title}
    </Title>
    <Text c="dimmed" size="sm" mb="md">
      {lead}
    </Text>
    {children}
  </Card>
);

interface StaffProfileProps {
  /** One's own open logins, from another feature. */
  openSessions: ReactNode;
  /** One's own second factor, from another feature. */
  secondFactor: ReactNode;
}

const Sheet = ({ profile, openSessions, secondFactor: factor }: StaffProfileProps & { profile: Profile }) => (
  <div className={classes.grid}>
    <Card withBorder className={classes.card ?? ''}>
      <span className={classes.initials} aria-hidden>
        {profile.firstName.charAt(0)}
        {profile.lastName.charAt(0)}
      </span>
      <Title order={2} size={20} ta="center">
        {fullName(profile)}
      </Title>
      <Badge tone={profile.role === 'ADMIN' ? 'info' : 'neutral'}>{personT(`roles.${profile.role}`)}</Badge>
      {profile.username && (
        <Text c="dimmed" size="sm">
          {t('profile.username')} : {profile.username}
        </Text>
      )}
    </Card>
    <Card withBorder>
      <Title order={2} size={18} mb="sm">
        {t('profile.passwordTitle')}
      </Title>
      <PasswordForm />
    </Card>
    <Card withBorder className={classes.wide ?? ''}>
      <Title order={2} size={18}>
        {t('profile.personal')}
      </Title>
      <Text c="dimmed" size="sm" mb="sm">
        {t('profile.readOnly')}
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <ReadOnly label={t('profile.lastName')} value={profile.lastName} />
        <ReadOnly label={t('profile.firstName')} value={profile.firstName} />
        <ReadOnly label={t('profile.email')} value={profile.email} />
        <ReadOnly label={t('profile.phone')} value={formatPhone(profile.phone)} />
        <ReadOnly label={t('profile.nationalId')} value={profile.nationalId} />
      </SimpleGrid>
    </Card>
    <Card withBorder className={classes.wide ?? ''}>
      <Title order={2} size={18} mb="sm">
        {t('profile.subscription')}
      </Title>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <ReadOnly label={t('profile.subscriptionStart')} value={formatDate(profile.subscription?.startsOn)} />
        <ReadOnly label={t('profile.subscriptionEnd')} value={formatDate(profile.subscription?.endsOn)} />
        <ReadOnly label={t('profile.subscriptionType')} value={profile.subscription?.type} />
        <ReadOnly label={t('profile.subscriptionPrice')} value={price(profile.subscription?.price)} />
      </SimpleGrid>
    </Card>
    {/* Last, because how long the list of logins is shows only once it is loaded. */}
    <Section title={t('secondFactor.title')} lead={t('secondFactor.lead')}>
      {factor}
    </Section>
    <Section title={accountT('sessions.title')} lead={accountT('sessions.lead')}>
      {openSessions}
    </Section>
  </div>
);

/** Shows 'Mon Profile': the logged-in user, their password, and read-only data (docs/rules/back-office.md#profile). */
export const StaffProfile = (parts: StaffProfileProps) => {
  const query = useStaffProfileQuery();
  return (
    <Stack>
      <PageHeader title={t('profile.title')} />
      <Loaded
        query={query}
        title={t('profile.loadFailed')}
        waiting={
          <div className={classes.grid} role="status" aria-label={t('common:loading')}>
            <Skeleton height={240} radius="md" />
            <Skeleton height={240} radius="md" />
          </div>
        }
      >
        {({ me }) => me?.employee && <Sheet profile={me.employee} {...parts} />}
      </Loaded>
    </Stack>
  );
};
