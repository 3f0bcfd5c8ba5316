import { IconCar } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './Picture.module.css';

interface PictureProps {
  src: string | null | undefined;
  /** Empty when the name stands beside the picture. */
  alt: string;
  /** Said in place of a picture that is missing. */
  fallback: string;
  /** Loaded at once: it is on the first screen. */
  eager?: boolean;
  className?: string | undefined;
}

/** A picture in 16:10 that keeps its place while it loads, on warm sand, and says so when there is none. */
export const Picture = ({ src, alt, fallback, eager = false, className }: PictureProps) => {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <div className={`${classes.frame} ${className ?? ''}`}>
      {src && broken !== src ? (
        <img
          src={src}
          alt={alt}
          width={800}
          height={500}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setBroken(src)}
        />
      ) : (
        <div className={classes.empty}>
          <IconCar size={56} stroke={1} aria-hidden />
          <span>{fallback}</span>
        </div>
      )}
    </div>
  );
};
