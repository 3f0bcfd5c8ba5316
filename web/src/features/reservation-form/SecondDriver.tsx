import { Button } from '@mantine/core';
import { IconUserMinus, IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { driverDraft, driverFields, isFilled, type ReservationDraft } from '../../domain/reservation/draft';
import type { FormFields } from '../../kit/form/useServerForm';
import { DriverFields, marked } from './DriverFields';
import classes from './ReservationForm.module.css';
import { t } from './texts';

const fields = driverFields.filter((field) => field !== 'email');
const required = ['lastName', 'firstName', 'phone', 'licenceNumber', 'nationalId', 'nationality'] as const;

/** Shows the second driver, folded until one is wanted, because most rentals have none. */
export const SecondDriver = ({ form }: { form: FormFields<ReservationDraft> }) => {
  const { secondDriver } = form.values;
  const [wanted, setWanted] = useState(false);
  const opened = wanted || isFilled(secondDriver);
  return (
    <section className={classes.section} aria-labelledby="titre-conducteur">
      <h2 id="titre-conducteur">{t('form.secondDriver')}</h2>
      {opened && (
        <>
          <p>{t('form.secondDriverHint')}</p>
          <DriverFields
            form={form}
            path="secondDriver"
            fields={fields}
            required={isFilled(secondDriver) ? marked(required, secondDriver) : []}
          />
        </>
      )}
      <Button
        variant={opened ? 'subtle' : 'default'}
        size="md"
        className={classes.fold ?? ''}
        leftSection={opened ? <IconUserMinus size={20} aria-hidden /> : <IconUserPlus size={20} aria-hidden />}
        aria-expanded={opened}
        onClick={() => {
          setWanted(!opened);
          // Hidden fields must not be sent.
          if (opened) form.setFieldValue('secondDriver', driverDraft());
        }}
      >
        {t(opened ? 'form.removeSecondDriver' : 'form.addSecondDriver')}
      </Button>
    </section>
  );
};
