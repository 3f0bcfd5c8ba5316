import { IconCar } from '@tabler/icons-react';
import { useState } from 'react';
import { srcSetOf } from '../../platform/url/pictures';
import classes from './Picture.module.css';

interface PictureProps {
  src: string | null | undefined;
  /** Empty if the name is shown beside the picture. */
  alt: string;
  /** Shown instead of a missing picture. */
  fallback: string;
  /** Loaded at once because it is on the first screen; the 'first' one before everything else. */
  eager?: boolean | 'first';
  /** Its displayed width, as `sizes` of an image. */
  sizes?: string;
  className?: string | undefined;
}

/** Shows a picture in 16:10 that keeps its place while it loads, or a text if there is none. */
export const Picture = ({
  src,
  alt,
  fallback,
  eager = false,
  sizes = '(max-width: 48em) 92vw, 24rem',
  className,
}: PictureProps) => {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <div className={`${classes.frame} ${className ?? ''}`}>
      {src && broken !== src ? (
        <img
          src={src}
          srcSet={srcSetOf(src)}
          sizes={sizes}
          alt={alt}
          width={800}
          height={500}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager === 'first' ? 'high' : 'auto'}
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
