import { Button, Group } from '@mantine/core';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { t } from '../../platform/i18n/texts';
import { ErrorState } from '../state/ErrorState';
import { PageLoading } from '../state/PageLoading';
import { Popup } from '../dialog/Popup';

interface LazyPartOptions {
  /** Shown until the part's code is loaded; the loading bar by default. */
  pending?: ReactNode;
  /** True if the part opens over the page: a failure is shown there too, and can be closed by the part's own `onClose`. */
  over?: boolean;
  /** True if the page can do without the part: a failure is not shown, and the next time that it is wanted loads it again. */
  silent?: boolean;
}

/** A part whose code is loaded later. */
type LazyPart<Props> = ComponentType<Props> & {
  /** Loads the code; from then on the part renders at once. */
  load: () => Promise<void>;
};

/**
 * Makes a part whose code is loaded when it is first shown. If loading fails, the page around it stays, and the part's place offers
 * 'Réessayer'.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { pending = <PageLoading />, over = false, silent = false }: LazyPartOptions = {},
): LazyPart<Props> => {
  let Loaded: ComponentType<Props> | undefined;
  const loadOnce = async (): Promise<void> => {
    Loaded ??= await load();
  };

  const Part = (props: Props) => {
    const [, setReady] = useState(Loaded !== undefined);
    const [failed, setFailed] = useState(false);
    const [attempt, setAttempt] = useState(0);

    useEffect(() => {
      if (Loaded) return;
      let gone = false;
      loadOnce().then(
        () => !gone && setReady(true),
        () => !gone && setFailed(true),
      );
      return () => {
        gone = true;
      };
    }, [attempt]);

    if (Loaded) return <Loaded {...props} />;
    if (!failed || silent) return pending;
    const retry = (): void => {
      setFailed(false);
      setAttempt((now) => now + 1);
    };
    const onClose = 'onClose' in props ? (props.onClose as () => void) : undefined;
    return over ? (
      <Popup title={t('problem.load')} {...(onClose && { onClose })}>
        {t('problem.network')}
        <Group justify="flex-end" mt="lg">
          {onClose && (
            <Button variant="default" onClick={onClose}>
              {t('close')}
            </Button>
          )}
          <Button onClick={retry} data-autofocus>
            {t('retry')}
          </Button>
        </Group>
      </Popup>
    ) : (
      <ErrorState message={t('problem.network')} onRetry={retry} />
    );
  };
  return Object.assign(Part, { load: loadOnce });
};
