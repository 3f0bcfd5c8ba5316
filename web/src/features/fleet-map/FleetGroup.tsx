import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { inLine } from '../../platform/i18n/ltr';
import classes from './FleetCard.module.css';
import { FleetSign } from './FleetSign';
import type { FleetVehicle } from './fleetView';
import { t } from './texts';

interface FleetGroupProps {
  vehicles: readonly FleetVehicle[];
  onSelect: (id: string) => void;
  onClose: () => void;
}

/** Lists vehicles at one place, which no zoom separates. */
export const FleetGroup = ({ vehicles, onSelect, onClose }: FleetGroupProps) => (
  <section className={classes.card} aria-label={t('group', { count: vehicles.length })}>
    <header className={classes.head}>
      <b className={classes.name}>{t('group', { count: vehicles.length })}</b>
      <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t('closeCard')} onClick={onClose}>
        <IconX size={20} aria-hidden />
      </ActionIcon>
    </header>
    <ul className={classes.group}>
      {vehicles.map(({ id, name, plateNumber, whereabouts }) => (
        <li key={id}>
          <button type="button" onClick={() => onSelect(id)}>
            <FleetSign state={whereabouts.state} size={14} />
            <span>{inLine([name, plateNumber])}</span>
          </button>
        </li>
      ))}
    </ul>
  </section>
);
