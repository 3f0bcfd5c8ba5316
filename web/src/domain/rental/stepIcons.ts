import { IconArrowBackUp, IconCarGarage, IconKey, IconLock, IconUserOff, type Icon } from '@tabler/icons-react';
import type { StageStep } from './stageSteps';

export const stepIcons: Readonly<Record<StageStep, Icon>> = {
  depart: IconKey,
  return: IconCarGarage,
  noShow: IconUserOff,
  close: IconLock,
  reopen: IconArrowBackUp,
};
