import { Button } from '@mantine/core';
import { Drawer } from '../../kit/dialog/Drawer';
import { FleetFilters } from './FleetFilters';
import type { FleetState } from './fleetState';
import { t } from './texts';

interface FilterDrawerProps {
  state: FleetState;
  onChange: (change: Partial<FleetState>) => void;
  onClose: () => void;
}

/** Shows the filters on a narrow screen. */
export const FilterDrawer = ({ state, onChange, onClose }: FilterDrawerProps) => (
  <Drawer opened onClose={onClose} title={t('fleet.filters')} position="left" size="sm">
    <FleetFilters state={state} onChange={onChange} />
    <Button fullWidth size="md" mt="xl" onClick={onClose}>
      {t('fleet.showResults')}
    </Button>
  </Drawer>
);
