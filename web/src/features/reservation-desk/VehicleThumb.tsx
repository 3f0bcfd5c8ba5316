import { IconCar } from '@tabler/icons-react';
import classes from './VehicleThumb.module.css';

interface VehicleThumbProps {
  vehicle: { imageUrl: string | null };
  size?: 'sm' | 'md' | 'lg';
}

/** A vehicle's picture beside its name, which already says what it shows. */
export const VehicleThumb = ({ vehicle, size = 'sm' }: VehicleThumbProps) => (
  <span className={classes.thumb} data-size={size}>
    {vehicle.imageUrl ? <img src={vehicle.imageUrl} alt="" loading="lazy" /> : <IconCar size={20} aria-hidden />}
  </span>
);
