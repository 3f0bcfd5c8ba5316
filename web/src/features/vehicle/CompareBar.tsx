import { Button } from '@mantine/core';
import { Link, type To } from 'react-router-dom';
import { mostCompared } from './fleetState';
import classes from './CompareBar.module.css';
import { t } from './texts';

interface CompareToggleProps {
  vehicle: { id: string; name: string };
  compared: readonly string[];
  onCompare: (vehicleIds: readonly string[]) => void;
}

/** Adds a vehicle to the comparison, or removes it. */
export const CompareToggle = ({ vehicle, compared, onCompare }: CompareToggleProps) => {
  const chosen = compared.includes(vehicle.id);
  const full = !chosen && compared.length >= mostCompared;
  return (
    <label className={classes.toggle} title={full ? t('compare.full') : undefined} data-disabled={full || undefined}>
      <input
        type="checkbox"
        value={vehicle.id}
        checked={chosen}
        disabled={full}
        aria-label={t('compare.addNamed', { name: vehicle.name })}
        onChange={() => onCompare(chosen ? compared.filter((id) => id !== vehicle.id) : [...compared, vehicle.id])}
      />
      <span aria-hidden>{t('compare.add')}</span>
    </label>
  );
};

interface CompareBarProps {
  count: number;
  /** Address that opens the comparison over the page. */
  openTo: To;
  onClear: () => void;
}

/** Shows a bar at the bottom of the screen while vehicles are chosen for comparison. */
export const CompareBar = ({ count, openTo, onClear }: CompareBarProps) => (
  <aside className={classes.bar} aria-label={t('compare.open')}>
    <p role="status">{t('compare.chosen', { count })}</p>
    <Button variant="subtle" onClick={onClear}>
      {t('compare.clear')}
    </Button>
    <Button component={Link} to={openTo} preventScrollReset>
      {t('compare.open')}
    </Button>
  </aside>
);
