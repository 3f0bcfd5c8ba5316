import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useReducedMotion } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { t } from '../../lib/i18n/site';
import classes from './HeroCovers.module.css';

/** Milliseconds a cover stays. */
const coverTime = 7000;

/** The covers behind the search, one after the other; they can be stopped and chosen, and stand still on request. */
export const HeroCovers = ({ urls }: { urls: string[] }) => {
  const still = useReducedMotion();
  const [current, setCurrent] = useState(0);
  const [paused, setPaused] = useState(false);
  const moving = !paused && !still && urls.length > 1;

  useEffect(() => {
    if (!moving) return;
    const timer = setInterval(() => setCurrent((now) => (now + 1) % urls.length), coverTime);
    return () => clearInterval(timer);
  }, [moving, urls.length, current]);

  return (
    <div className={classes.covers}>
      {urls.map((url, index) => (
        <img
          key={url}
          src={url}
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
              onClick={() => setCurrent(index)}
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
