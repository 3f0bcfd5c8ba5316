import type { ReactNode } from 'react';
import { fullName } from '../../platform/format/format';
import { inLine } from '../../platform/i18n/ltr';
import classes from './RentalTitle.module.css';

interface RentalNames {
  driver: { firstName: string; lastName: string };
  vehicle: { name: string; plateNumber: string };
}

/** Names a reservation as people do: the customer, the vehicle and its registration. */
export const rentalName = ({ driver, vehicle }: RentalNames): string =>
  inLine([fullName(driver), vehicle.name, vehicle.plateNumber]);

interface RentalTitleProps {
  /** Undefined while it is loaded. */
  rental: RentalNames | undefined;
  /** What is shown of it, with its number: 'Dossier ABCDE-12345'. */
  children: ReactNode;
}

/** Titles a view of a reservation by customer, vehicle and registration; its number follows below. */
export const RentalTitle = ({ rental, children }: RentalTitleProps) =>
  rental ? (
    <>
      {rentalName(rental)} <span className={classes.number}>{children}</span>
    </>
  ) : (
    children
  );
