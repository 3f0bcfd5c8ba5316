import { Text } from '@mantine/core';
import { useStoredPicture } from '../../kit/form/useStoredPicture';
import { useFields, type Holding } from '../../platform/graphql/fields';
import { DeductedChargeFieldsFragmentDoc, type DeductedChargeFieldsFragment } from './DeductedCharge.generated';
import classes from './DeductedCharge.module.css';

const Photo = ({ url, alt }: { url: string; alt: string }) => {
  const shown = useStoredPicture(url);
  // The empty place has the picture's size, so that nothing moves when it is loaded.
  return shown ? (
    <a href={shown} target="_blank" rel="noreferrer">
      <img src={shown} alt={alt} width={96} height={72} className={classes.photo} />
    </a>
  ) : (
    <span className={classes.photo} aria-hidden />
  );
};

interface DeductedChargeProps {
  charge: Holding<DeductedChargeFieldsFragment>;
  /** Returns the accessible name of the photo with a number, from 1. */
  photoLabel: (index: number) => string;
}

/** Shows why a part of a deposit was kept: the computation of the charge, and photos of the damage (docs/rules/payments.md#deposits). */
export const DeductedCharge = ({ charge, photoLabel }: DeductedChargeProps) => {
  const { detail, photos } = useFields(DeductedChargeFieldsFragmentDoc, charge);
  return (
    <div className={classes.charge}>
      <Text size="xs" c="dimmed">
        {detail}
      </Text>
      {photos.some(({ url }) => url) && (
        <div className={classes.photos}>
          {photos.map(({ id, url }, index) => url && <Photo key={id} url={url} alt={photoLabel(index + 1)} />)}
        </div>
      )}
    </div>
  );
};
