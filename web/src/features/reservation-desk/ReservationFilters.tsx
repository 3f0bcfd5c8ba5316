import { Button, NativeSelect, Popover, Stack, TextInput } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useState } from 'react';
import { t } from '../../lib/i18n/backoffice';
import { AgencyChoice, VehicleChoice } from '../record-choice/RecordChoice';
import type { ReservationFilterChoicesQuery } from './ReservationFilters.generated';
import { countFilters, type ListState } from './listState';
import classes from './ReservationFilters.module.css';

/** What the filters offer, and the names of what they hold. */
export interface FilterChoices extends Partial<Pick<ReservationFilterChoicesQuery, 'agencies'>> {
  vehicleName?: string | undefined;
  agencyName?: string | undefined;
  /** Of the customer whose reservations are shown. */
  customerName?: string | undefined;
}

interface ReservationFiltersProps {
  state: ListState;
  choices: FilterChoices | undefined;
  onChange: (change: Partial<ListState>) => void;
}

/** Period, vehicle, agency and kind behind one button; what is set shows as chips under the search. */
export const ReservationFilters = ({ state, choices, onChange }: ReservationFiltersProps) => {
  const [opened, setOpened] = useState(false);
  const count = countFilters(state);
  const label = count ? t('list.filtersActive', { count }) : t('list.filters');
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" width={360} shadow="md" trapFocus>
      <Popover.Target>
        <Button
          variant="default"
          leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}
          onClick={() => setOpened((now) => !now)}
        >
          {label}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('list.filters')}>
        <Stack gap="sm">
          <div className={classes.period}>
            <TextInput
              type="date"
              label={t('list.from')}
              value={state.from}
              max={state.to || undefined}
              onChange={(event) => onChange({ from: event.currentTarget.value })}
            />
            <TextInput
              type="date"
              label={t('list.to')}
              value={state.to}
              min={state.from || undefined}
              onChange={(event) => onChange({ to: event.currentTarget.value })}
            />
          </div>
          <VehicleChoice
            label={t('list.vehicle')}
            placeholder={t('list.any')}
            value={state.vehicleId}
            onChange={(vehicleId) => onChange({ vehicleId })}
            inPopover
          />
          <AgencyChoice
            label={t('list.agency')}
            placeholder={t('list.anyAgency')}
            first={choices?.agencies}
            value={state.agencyId}
            onChange={(agencyId) => onChange({ agencyId })}
            inPopover
          />
          <NativeSelect
            label={t('list.kind')}
            value={state.kind ?? ''}
            onChange={(event) => {
              const { value } = event.currentTarget;
              onChange({ kind: value === 'FULL' || value === 'QUICK' ? value : null });
            }}
            data={[
              { value: '', label: t('list.any') },
              { value: 'FULL', label: t('kind.FULL') },
              { value: 'QUICK', label: t('kind.QUICK') },
            ]}
          />
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
};
