import { ActionIcon, Button, SimpleGrid, TextInput } from '@mantine/core';
import { IconCopy, IconPlus, IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import { openingExceptionLimits } from '../../platform/graphql/limits.generated';
import { weekdayName, weekdays } from '../../domain/agency/openingHours';
import { FormPart } from '../../kit/form/FormPart';
import type { ServerForm } from '../../kit/form/useServerForm';
import { DateField } from '../../kit/date/DateField';
import type { AgencyDraft } from './agencyDraft';
import classes from './AgencyForm.module.css';
import { t } from './texts';

const workdays = weekdays.slice(1, 5);

/**
 * Edits the opening hours of an agency: one line per weekday, typed as people write hours, and the exceptions
 * (docs/rules/fleet.md#opening-hours).
 */
export const OpeningFields = ({ form }: { form: ServerForm<AgencyDraft> }) => {
  const { field, values, setFieldValue } = form;
  const list = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);

  const copyMonday = (): void => {
    for (const day of workdays) setFieldValue(`week.${day}`, values.week.MONDAY);
  };
  const add = (): void => {
    setFieldValue('exceptions', [...values.exceptions, { name: '', startsOn: '', endsOn: '', hours: '' }]);
    // The new line is there after the next render.
    setTimeout(() => list.current?.lastElementChild?.querySelector('input')?.focus());
  };
  const remove = (index: number): void => {
    setFieldValue(
      'exceptions',
      values.exceptions.filter((_, other) => other !== index),
    );
    addButton.current?.focus();
  };

  return (
    <>
      <FormPart legend={t('form.opening')} hint={t('form.openingHint')}>
        <SimpleGrid cols={{ base: 1, xs: 2, sm: 3 }} spacing="sm">
          {weekdays.map((day) => (
            <TextInput
              key={day}
              label={weekdayName(day)}
              placeholder={t('form.closed')}
              maxLength={120}
              className={classes.weekday}
              {...field(`week.${day}`)}
            />
          ))}
        </SimpleGrid>
        <Button
          variant="subtle"
          size="compact-md"
          leftSection={<IconCopy size={16} aria-hidden />}
          onClick={copyMonday}
        >
          {t('form.copyMonday')}
        </Button>
      </FormPart>
      <FormPart legend={t('form.exceptions')} hint={t('form.exceptionsHint')}>
        <div ref={list} className={classes.exceptions}>
          {values.exceptions.map(({ name, startsOn }, index) => (
            <div
              key={index}
              role="group"
              aria-label={t('form.exception', { number: index + 1 })}
              className={classes.exception}
            >
              <TextInput
                label={t('form.exceptionName')}
                {...openingExceptionLimits.name}
                {...field(`exceptions.${index}.name`)}
              />
              <DateField label={t('form.exceptionFrom')} required {...field(`exceptions.${index}.startsOn`)} />
              <DateField
                label={t('form.exceptionTo')}
                min={startsOn || undefined}
                {...field(`exceptions.${index}.endsOn`)}
              />
              <TextInput
                label={t('form.exceptionHours')}
                placeholder={t('form.closed')}
                maxLength={120}
                {...field(`exceptions.${index}.hours`)}
              />
              <ActionIcon
                variant="subtle"
                color="red"
                size="lg"
                aria-label={t('form.removeException', { name: name || String(index + 1) })}
                onClick={() => remove(index)}
              >
                <IconTrash size={18} aria-hidden />
              </ActionIcon>
            </div>
          ))}
        </div>
        <Button
          ref={addButton}
          variant="light"
          size="compact-md"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={add}
        >
          {t('form.addException')}
        </Button>
      </FormPart>
    </>
  );
};
