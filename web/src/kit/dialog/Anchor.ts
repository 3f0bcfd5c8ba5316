import { useImperativeHandle, type Ref } from 'react';

interface AnchorProps {
  /** The existing element. */
  to: HTMLElement;
  ref?: Ref<HTMLElement>;
}

/** Stands for an element that another component renders, because Mantine wants the target of a popover as its child. */
export const Anchor = ({ to, ref }: AnchorProps): null => {
  useImperativeHandle(ref, () => to, [to]);
  return null;
};
