import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import type { ReservationDraft } from '../../domain/reservation/draft';
import type { FormFields } from '../../kit/form/useServerForm';
import { ExtrasFields } from '../../domain/reservation/ExtrasFields';
import classes from './ReservationForm.module.css';
import { t } from './texts';

interface ExtrasProps {
  form: FormFields<ReservationDraft>;
  vehicleId: string;
}

/** Shows the extras, folded until they are wanted. */
export const Extras = ({ form, vehicleId }: ExtrasProps) => {
  const { extras, driverAge } = form.values;
  const [wanted, setWanted] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const unfold = (): void => {
    setWanted(true);
    // The heading takes the focus, because the pressed button disappears and the extras may still be loading.
    title.current?.focus();
  };
  const opened = wanted || extras.length > 0 || driverAge !== '';
  return (
    <section className={classes.section} aria-labelledby="titre-options">
      <h2 id="titre-options" ref={title} tabIndex={-1}>
        {t('form.extras')}
      </h2>
      {opened ? (
        <ExtrasFields form={form} vehicleId={vehicleId} />
      ) : (
        <Button variant="default" size="md" className={classes.fold ?? ''} onClick={unfold}>
          {t('form.addExtras')}
        </Button>
      )}
    </section>
  );
};
