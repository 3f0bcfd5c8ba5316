import { Text } from '@mantine/core';
import { useStoredPicture } from '../../kit/form/useStoredPicture';
import type { KeptChargeFieldsFragment } from './KeptCharge.generated';
import classes from './KeptCharge.module.css';

const Photo = ({ url, alt }: { url: string; alt: string }) => {
  const shown = useStoredPicture(url);
  // Its place is kept while it loads.
  return shown ? (
    <a href={shown} target="_blank" rel="noreferrer">
      <img src={shown} alt={alt} width={96} height={72} className={classes.photo} />
    </a>
  ) : (
    <span className={classes.photo} aria-hidden />
  );
};

interface KeptChargeProps {
  charge: KeptChargeFieldsFragment;
  /** Names the photo of an index, from 1 on. */
  photoLabel: (index: number) => string;
}

/** What a part of a deposit was kept for: how it came about, and the photos that show it (docs/rules/payments.md#deposits). */
export const KeptCharge = ({ charge: { detail, photos }, photoLabel }: KeptChargeProps) => (
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
