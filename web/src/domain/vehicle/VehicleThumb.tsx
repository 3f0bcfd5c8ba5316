import { IconCar } from '@tabler/icons-react';
import classes from './VehicleThumb.module.css';

interface VehicleThumbProps {
  vehicle: { imageUrl: string | null };
  size?: 'sm' | 'md' | 'lg';
}

/** Shows a vehicle's picture beside its name, which already describes it. */
export const VehicleThumb = ({ vehicle, size = 'sm' }: VehicleThumbProps) => (
  <span className={classes.thumb} data-size={size}>
    {vehicle.imageUrl ? <img src={vehicle.imageUrl} alt="" loading="lazy" /> : <IconCar size={20} aria-hidden />}
  </span>
);
