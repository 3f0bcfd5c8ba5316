import { Checkbox, SegmentedControl, Text, Textarea } from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { useId } from 'react';
import { formatKm } from '../../platform/format/format';
import type { Cleanliness } from '../../platform/graphql/types.generated';
import { inspectionContentLimits } from '../../platform/graphql/limits.generated';
import { KmField } from '../../kit/form/KmField';
import classes from '../../domain/inspection/Inspection.module.css';
import type { SwapReading } from '../../domain/inspection/inspectedEnd';
import type { StepProps } from './stepProps';
import { t } from './texts';

interface CarStepProps extends Pick<StepProps, 'draft' | 'errors' | 'onChange'> {
  /** In km; null without any reading. */
  lastKnownKm: number | null;
  /** The readings recorded by the swap; null for other inspections. */
  reading: SwapReading | null;
  /** Whether other readings than those of the swap are refused. */
  fixed: boolean;
}

const eighths = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const clean = ['CLEAN', 'ACCEPTABLE', 'DIRTY'] as const satisfies readonly Cleanliness[];

const fuelName = (count: number): string =>
  count === 0 ? t('car.empty') : count === 8 ? t('car.full') : t('car.eighths', { count });

/** Reads the vehicle: odometer, fuel, what belongs to it, how clean it is. */
export const CarStep = ({ lastKnownKm, reading, fixed, draft, errors, onChange }: CarStepProps) => {
  const fuelId = useId();
  const cleanId = useId();
  const isFixed = reading !== null && fixed && !errors['km'] && !errors['fuel'];
  const kmHint = lastKnownKm === null ? t('car.kmUnknown') : t('car.kmKnown', { km: formatKm(lastKnownKm) });
  return (
    <div className={classes.step}>
      {reading && (
        <Text className={classes.summary ?? ''}>
          {t('car.swapped', { km: formatKm(reading.km), fuel: fuelName(reading.fuel) })}
        </Text>
      )}
      {!isFixed && (
        <>
          <KmField
            required
            label={t('car.km')}
            description={reading ? t('car.swapCorrect') : kmHint}
            size="lg"
            value={draft.km}
            onChange={(km) => onChange({ km: String(km) })}
            error={errors['km'] ?? errors['vehicleId']}
          />
          <div role="radiogroup" aria-labelledby={fuelId} aria-required>
            <Text id={fuelId} fw={500} mb={6}>
              {t('car.fuel')}{' '}
              <Text span c="var(--mantine-color-error)" aria-hidden>
                *
              </Text>
            </Text>
            <div className={classes.eighths}>
              {eighths.map((count) => (
                <label key={count} className={classes.eighth} data-full={(draft.fuel ?? -1) >= count || undefined}>
                  <input
                    type="radio"
                    name={fuelId}
                    checked={draft.fuel === count}
                    data-invalid={errors['fuel'] !== undefined || undefined}
                    onChange={() => onChange({ fuel: count })}
                    aria-label={fuelName(count)}
                  />
                  <span aria-hidden>{count}</span>
                </label>
              ))}
            </div>
            <div className={classes.scale} aria-hidden>
              <span>{t('car.empty')}</span>
              <span>{draft.fuel !== null && draft.fuel % 8 > 0 && fuelName(draft.fuel)}</span>
              <span>{t('car.full')}</span>
            </div>
            {errors['fuel'] && (
              <Text size="sm" c="var(--mantine-color-error)">
                {errors['fuel']}
              </Text>
            )}
          </div>
        </>
      )}
      <div>
        <Text id={cleanId} fw={500} mb={6}>
          {t('car.cleanliness')}
        </Text>
        <SegmentedControl
          aria-labelledby={cleanId}
          fullWidth
          size="md"
          value={draft.cleanliness}
          onChange={(value) => onChange({ cleanliness: value as Cleanliness })}
          data={clean.map((value) => ({ value, label: t(`car.clean.${value}`) }))}
        />
      </div>
      <fieldset className={classes.group}>
        <legend>{t('car.checklist')}</legend>
        <div className={classes.checks}>
          {draft.checklist.map(({ label, present }, index) => (
            <Checkbox
              key={label}
              size="md"
              label={label}
              checked={present}
              onChange={(event) => {
                const { checked } = event.currentTarget;
                onChange({
                  checklist: draft.checklist.map((item, at) => (at === index ? { ...item, present: checked } : item)),
                });
              }}
            />
          ))}
        </div>
      </fieldset>
      <Textarea
        label={t('car.remark')}
        {...inspectionContentLimits.remark}
        autosize
        minRows={2}
        size="md"
        value={draft.remark}
        onChange={(event) => onChange({ remark: event.currentTarget.value })}
        error={errors['remark']}
      />
    </div>
  );
};
