import { Text } from '@mantine/core';
import divided from '../../kit/display/DividedList.module.css';
import { formatMoney } from '../../platform/format/format';
import { useStoredPicture } from '../../kit/form/useStoredPicture';
import classes from './Settlement.module.css';
import { t } from './texts';

interface ChargePhoto {
  readonly sha256: string;
  readonly url: string | null;
}

interface ChargeHeadProps {
  charge: {
    readonly label: string;
    readonly detail: string;
    readonly quantity: number;
    readonly unitPrice: string;
    readonly photos: readonly ChargePhoto[];
  };
}

const Photo = ({ photo, label }: { photo: ChargePhoto; label: string }) => {
  const shown = useStoredPicture(photo.url);
  if (!shown) return null;
  return (
    <a href={shown} target="_blank" rel="noreferrer">
      <img src={shown} alt={t('charges.photo', { label })} className={classes.photo} />
    </a>
  );
};

/** Shows what a charge of the return is for: its computation, and photos of the damage. */
export const ChargeHead = ({ charge: { label, detail, quantity, unitPrice, photos } }: ChargeHeadProps) => (
  <div>
    <Text size="sm" fw={600} className={divided.text ?? ''}>
      {label}
      {quantity > 1 && (
        <Text span size="sm" c="dimmed" fw={400}>
          {' '}
          {t('charges.times', { quantity: String(quantity), price: formatMoney(unitPrice) })}
        </Text>
      )}
    </Text>
    <Text size="sm" c="dimmed">
      {detail}
    </Text>
    {photos.length > 0 && (
      <div className={classes.photos}>
        {photos.map((photo) => (
          <Photo key={photo.sha256} photo={photo} label={label} />
        ))}
      </div>
    )}
  </div>
);
