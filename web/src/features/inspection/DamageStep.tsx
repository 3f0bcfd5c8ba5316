import { ActionIcon, Button, Checkbox, NativeSelect, SegmentedControl, Text, TextInput } from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { DamageKind, DamageSize, DamageView } from '../../platform/graphql/types.generated';
import { randomId } from '../../platform/device/randomId';
import { notedDamageLimits } from '../../platform/graphql/limits.generated';
import classes from '../../domain/inspection/Inspection.module.css';
import { damageKinds, damageSizes, damageViews, type DamageDraft } from '../../domain/inspection/inspectionDraft';
import type { InspectedRental } from '../../domain/inspection/inspectedEnd';
import { t as inspectionT } from '../../domain/inspection/texts';
import { PhotoButton } from './PhotoButton';
import { VehicleDrawing } from './VehicleDrawing';
import type { StepProps } from './stepProps';
import { t } from './texts';

interface DamageStepProps extends StepProps {
  /** The vehicle, with the damage that was known before. */
  vehicle: InspectedRental['vehicle'];
}

const lineOf = ({ kind, view, size }: Pick<DamageDraft, 'kind' | 'view' | 'size'>): string =>
  inspectionT('damage.line', {
    kind: inspectionT(`damage.kind.${kind}`),
    view: inspectionT(`damage.view.${view}`),
    size: inspectionT(`damage.size.${size}`).toLowerCase(),
  });

/** Records new damage of the vehicle; known damage is shown in another colour. */
export const DamageStep = ({ vehicle, draft, errors, onChange, onPhoto }: DamageStepProps) => {
  const { category, openDamages } = vehicle;
  const [view, setView] = useState<DamageView>('LEFT');
  const add = (x: number, y: number): void =>
    onChange({
      damages: [...draft.damages, { clientId: randomId(), view, x, y, kind: 'SCRATCH', size: 'SMALL', note: '' }],
    });
  const set = (clientId: string, changes: Partial<DamageDraft>): void =>
    onChange({
      damages: draft.damages.map((damage) => (damage.clientId === clientId ? { ...damage, ...changes } : damage)),
    });
  const remove = (clientId: string): void =>
    onChange({
      damages: draft.damages.filter((damage) => damage.clientId !== clientId),
      photos: draft.photos.filter((photo) => photo.damageClientId !== clientId),
    });
  const marks = [
    ...openDamages.map((damage) => ({
      ...damage,
      old: true,
      label: inspectionT('damage.oldLine', {
        kind: inspectionT(`damage.kind.${damage.kind}`),
        view: inspectionT(`damage.view.${damage.view}`),
      }),
    })),
    ...draft.damages.map((damage) => ({
      ...damage,
      old: false,
      label: inspectionT('damage.newLine', {
        kind: inspectionT(`damage.kind.${damage.kind}`),
        view: inspectionT(`damage.view.${damage.view}`),
      }),
    })),
  ].filter((mark) => mark.view === view);

  return (
    <div className={classes.step}>
      <Text size="sm" c="dimmed">
        {inspectionT('damage.hint')}
      </Text>
      <SegmentedControl
        aria-label={inspectionT('damage.sides')}
        fullWidth
        value={view}
        onChange={(value) => setView(value as DamageView)}
        data={damageViews.map((value) => ({ value, label: inspectionT(`damage.tab.${value}`) }))}
      />
      <VehicleDrawing category={category} view={view} marks={marks} onTap={add} />
      <Button variant="default" leftSection={<IconPlus size={18} aria-hidden />} onClick={() => add(500, 500)}>
        {inspectionT('damage.add', { view: inspectionT(`damage.view.${view}`) })}
      </Button>
      {errors['damages'] && (
        <Text size="sm" c="var(--mantine-color-error)">
          {errors['damages']}
        </Text>
      )}
      <section>
        <h3 className={classes.subtitle}>{inspectionT('damage.found')}</h3>
        {draft.damages.length === 0 && <Text c="dimmed">{inspectionT('damage.none')}</Text>}
        <ul className={classes.damages}>
          {draft.damages.map((damage, at) => {
            const index = String(at + 1);
            return (
              <li key={damage.clientId} className={classes.damage}>
                <Text fw={600}>{lineOf(damage)}</Text>
                <div className={classes.damageFields}>
                  <NativeSelect
                    aria-label={inspectionT('damage.kindOf', { index })}
                    value={damage.kind}
                    onChange={(event) => set(damage.clientId, { kind: event.currentTarget.value as DamageKind })}
                    data={damageKinds.map((value) => ({ value, label: inspectionT(`damage.kind.${value}`) }))}
                  />
                  <NativeSelect
                    aria-label={inspectionT('damage.sizeOf', { index })}
                    value={damage.size}
                    onChange={(event) => set(damage.clientId, { size: event.currentTarget.value as DamageSize })}
                    data={damageSizes.map((value) => ({ value, label: inspectionT(`damage.size.${value}`) }))}
                  />
                  <ActionIcon
                    variant="default"
                    size="lg"
                    aria-label={inspectionT('damage.removeOf', { index })}
                    onClick={() => remove(damage.clientId)}
                  >
                    <IconTrash size={18} aria-hidden />
                  </ActionIcon>
                </div>
                <TextInput
                  aria-label={inspectionT('damage.noteOf', { index })}
                  placeholder={t('car.remark')}
                  {...notedDamageLimits.note}
                  value={damage.note}
                  onChange={(event) => set(damage.clientId, { note: event.currentTarget.value })}
                />
                <Checkbox
                  label={inspectionT('damage.immobilises')}
                  checked={damage.immobilising ?? false}
                  onChange={(event) => set(damage.clientId, { immobilising: event.currentTarget.checked })}
                />
                <div className={classes.tiles}>
                  <PhotoButton
                    label={inspectionT('damage.photoOf', { index })}
                    photo={draft.photos.find((photo) => photo.damageClientId === damage.clientId)}
                    onTake={(photo) =>
                      onPhoto(
                        photo,
                        { view: 'DAMAGE', latitude: null, longitude: null, damageClientId: damage.clientId },
                        true,
                      )
                    }
                  />
                </div>
              </li>
            );
          })}
        </ul>
      </section>
      <section>
        <h3 className={classes.subtitle}>{inspectionT('damage.known')}</h3>
        {openDamages.length === 0 && <Text c="dimmed">{inspectionT('damage.noneKnown')}</Text>}
        <ul className={classes.plain}>
          {openDamages.map((damage) => (
            <li key={damage.clientId}>
              {lineOf(damage)}
              {damage.note && ` : ${damage.note}`}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
};
