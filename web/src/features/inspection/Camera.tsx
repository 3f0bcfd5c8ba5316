import { Button, FileButton, Group, Switch, Text } from '@mantine/core';
import { IconCamera, IconPhoto } from '@tabler/icons-react';
import { useCallback, useRef, useState } from 'react';
import classes from '../../domain/inspection/Inspection.module.css';
import { t as inspectionT } from '../../domain/inspection/texts';
import { photoOf, photoOfFile, type TakenPhoto } from './photoFile';
import { t } from './texts';

interface CameraProps {
  /** The departure's picture of the same view, shown faintly over the camera's. */
  overlay: string | null;
  /** Whether the last photo is still being stored. */
  busy: boolean;
  onTake: (photo: TakenPhoto) => void;
  onFail: () => void;
}

const wanted: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: 'environment', width: { ideal: 1600 }, height: { ideal: 1200 } },
};

/** The device's camera with a shutter; where there is none, a file is chosen, which opens a phone's own camera. */
export const Camera = ({ overlay, busy, onTake, onFail }: CameraProps) => {
  const video = useRef<HTMLVideoElement | null>(null);
  const [state, setState] = useState<'starting' | 'on' | 'none'>('starting');
  const [overlaid, setOverlaid] = useState(true);
  const [making, setMaking] = useState(false);

  // The camera runs while the video element is on the page.
  const start = useCallback((element: HTMLVideoElement) => {
    video.current = element;
    let stream: MediaStream | undefined;
    let shown = true;
    const open = async (): Promise<void> => {
      // Insecure origins have no devices.
      const devices = navigator.mediaDevices as MediaDevices | undefined;
      if (!devices?.getUserMedia) throw new Error('no camera');
      stream = await devices.getUserMedia(wanted);
      if (!shown) {
        stream.getTracks().forEach((track) => track.stop());
        return;
      }
      element.srcObject = stream;
      await element.play();
      setState('on');
    };
    open().catch(() => shown && setState('none'));
    return () => {
      shown = false;
      video.current = null;
      stream?.getTracks().forEach((track) => track.stop());
    };
  }, []);

  const take = (make: () => Promise<TakenPhoto>): void => {
    setMaking(true);
    void make()
      .then(onTake, onFail)
      .finally(() => setMaking(false));
  };
  const shoot = (): void => {
    const shown = video.current;
    if (shown) take(() => photoOf(shown, shown.videoWidth, shown.videoHeight));
  };

  return (
    <div className={classes.camera}>
      {state === 'none' ? (
        <Text size="sm" c="dimmed">
          {t('photos.noCamera')}
        </Text>
      ) : (
        <div className={classes.finder}>
          <video ref={start} className={classes.video} muted playsInline aria-label={t('photos.camera')} />
          {overlay && overlaid && <img src={overlay} alt="" className={classes.overlay} />}
        </div>
      )}
      {overlay && state !== 'none' && (
        <Switch
          label={t('photos.overlay')}
          checked={overlaid}
          onChange={(event) => setOverlaid(event.currentTarget.checked)}
        />
      )}
      {overlay && state === 'none' && (
        <img src={overlay} alt={inspectionT('kind.DEPARTURE')} className={classes.before} />
      )}
      <Group gap="xs" grow preventGrowOverflow={false}>
        {state !== 'none' && (
          <Button
            size="lg"
            leftSection={<IconCamera size={22} aria-hidden />}
            loading={state === 'starting' || making || busy}
            onClick={shoot}
          >
            {t('photos.shoot')}
          </Button>
        )}
        <FileButton
          onChange={(file) => file && take(() => photoOfFile(file))}
          accept="image/*"
          // A phone opens its own camera.
          inputProps={{ capture: 'environment', 'aria-label': t('photos.choose') }}
        >
          {(props) => (
            <Button
              {...props}
              size="lg"
              variant={state === 'none' ? 'filled' : 'default'}
              leftSection={<IconPhoto size={22} aria-hidden />}
            >
              {t('photos.choose')}
            </Button>
          )}
        </FileButton>
      </Group>
    </div>
  );
};
