import { Button, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { DateTimeField } from '../../kit/date/DateTimeField';
import { formatDateTime } from '../../platform/time/time';
import { t } from './texts';
import { lengths, periodAt } from './walkInDraft';
import type { WalkInStepProps } from './walkInStepProps';

/** Chooses when the vehicle leaves, and for how long. A tap on a length goes on. */
export const WhenStep = ({ form, now, onNext }: WalkInStepProps) => {
  const { values, setFieldValue } = form;
  const { startsAt, endsAt } = periodAt(values, now);
  return (
    <Stack>
      <SegmentedControl
        aria-label={t('when.start')}
        size="md"
        fullWidth
        data={[
          { value: 'now', label: t('when.now') },
          { value: 'later', label: t('when.later') },
        ]}
        value={values.now ? 'now' : 'later'}
        onChange={(value) => {
          setFieldValue('now', value === 'now');
          if (value === 'later' && !values.period.startsAt) setFieldValue('period.startsAt', startsAt);
        }}
      />
      {!values.now && (
        <DateTimeField
          label={t('when.at')}
          pickerTitle={t('when.pickStart')}
          value={values.period.startsAt}
          onChange={(value) => setFieldValue('period.startsAt', value)}
          min={now}
          error={form.errorAt('period.startsAt')}
          required
        />
      )}
      <div>
        <Text size="sm" fw={500} id="walk-in-length" mb={4}>
          {t('when.length')}
        </Text>
        <Group gap="xs" role="group" aria-labelledby="walk-in-length">
          {lengths.map((days) => (
            <Button
              key={days}
              variant={values.days === days ? 'filled' : 'default'}
              aria-pressed={values.days === days}
              h={44}
              onClick={() => {
                setFieldValue('days', days);
                onNext({ days });
              }}
            >
              {t('days', { count: days })}
            </Button>
          ))}
        </Group>
      </div>
      <DateTimeField
        label={t('when.end')}
        pickerTitle={t('when.pickEnd')}
        value={values.days === null ? values.period.endsAt : ''}
        onChange={(value) => {
          setFieldValue('days', null);
          setFieldValue('period.endsAt', value);
        }}
        min={startsAt || now}
        error={form.errorAt('period.endsAt')}
      />
      {endsAt && <Text>{t('when.until', { end: formatDateTime(endsAt) })}</Text>}
    </Stack>
  );
};
