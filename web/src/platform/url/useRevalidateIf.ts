import { useRevalidator } from 'react-router-dom';
import { useWhen } from '../effect/useWhen';

/** Runs the loader of the page again each time that what it started from is outdated, such as the day. */
export const useRevalidateIf = (outdated: boolean): void => {
  const { revalidate } = useRevalidator();
  useWhen(outdated, () => void revalidate());
};
