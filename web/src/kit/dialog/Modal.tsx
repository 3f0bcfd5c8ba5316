import { Modal as MantineModal, type ModalProps } from '@mantine/core';
import { useLayer } from './useLayer';

/** Mantine's dialog as one of the page's layers. */
export const Modal = (props: ModalProps) => <MantineModal {...useLayer(props.opened)} {...props} />;
