import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useReducedMotion } from '@mantine/hooks';
import { useState } from 'react';
import { srcSetOf } from '../../platform/url/pictures';
import { useIntervalWhile } from '../../platform/live/useIntervalWhile';
import classes from './HeroCovers.module.css';
import { t } from './texts';

/** Milliseconds for which a cover is shown. */
const coverTime = 7000;
/** Milliseconds after which the next cover is loaded. */
const nextAfter = 4000;

/** Shows the covers behind the search in turn; they can be stopped and chosen, and respect reduced motion. */
export const HeroCovers = ({ urls }: { urls: string[] }) => {
  const still = useReducedMotion();
  const [current, setCurrent] = useState(0);
  const [paused, setPaused] = useState(false);
  const moving = !paused && !still && urls.length > 1;
  /** How many covers are in the page: the next one is added once this one is loaded. */
  const [loaded, setLoaded] = useState(1);

  useIntervalWhile(loaded < current + 2, nextAfter, () => setLoaded(current + 2), current);

  useIntervalWhile(moving, coverTime, () => setCurrent((now) => (now + 1) % urls.length), current);

  return (
    <div className={classes.covers}>
      {urls.slice(0, loaded).map((url, index) => (
        <img
          key={url}
          src={url}
          srcSet={srcSetOf(url)}
          // On a phone the sides of a cover are cut off, so that fewer pixels are enough.
          sizes="(max-width: 48em) 40rem, 100vw"
          width={1920}
          height={900}
          alt=""
          className={classes.cover}
          data-current={index === current || undefined}
          fetchPriority={index === 0 ? 'high' : 'low'}
        />
      ))}
      <div className={classes.veil} />
      {urls.length > 1 && (
        <div className={classes.controls} role="group" aria-label={t('home.covers')}>
          {urls.map((url, index) => (
            <button
              key={url}
              type="button"
              className={classes.dot}
              aria-label={t('home.cover', { number: index + 1 })}
              aria-current={index === current}
              onClick={() => {
                setLoaded(urls.length);
                setCurrent(index);
              }}
            />
          ))}
          {!still && (
            <button
              type="button"
              className={classes.pause}
              aria-label={t(paused ? 'home.play' : 'home.pause')}
              onClick={() => setPaused((now) => !now)}
            >
              {paused ? <IconPlayerPlay size={16} aria-hidden /> : <IconPlayerPause size={16} aria-hidden />}
            </button>
          )}
        </div>
      )}
    </div>
  );
};
