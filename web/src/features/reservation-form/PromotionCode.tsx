import { Button } from '@mantine/core';
import { useState } from 'react';
import type { ReservationDraft } from '../../domain/reservation/draft';
import type { FormFields } from '../../kit/form/useServerForm';
import { PromotionField } from '../../domain/reservation/PromotionField';
import classes from './ReservationForm.module.css';
import { t } from './texts';

interface PromotionCodeProps {
  form: FormFields<ReservationDraft>;
  vehicleId: string;
}

/** Shows the field of a promotion code behind a button, because most customers have none. */
export const PromotionCode = ({ form, vehicleId }: PromotionCodeProps) => {
  const [wanted, setWanted] = useState(false);
  return wanted || form.values.promotionCode !== '' ? (
    <section className={classes.section} aria-label={t('form.promotion')}>
      <PromotionField form={form} vehicleId={vehicleId} size="md" focused={wanted} />
    </section>
  ) : (
    <Button variant="subtle" size="md" className={classes.fold ?? ''} onClick={() => setWanted(true)}>
      {t('form.promotion')}
    </Button>
  );
};
