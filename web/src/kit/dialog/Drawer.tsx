import { Drawer as MantineDrawer, type DrawerProps } from '@mantine/core';
import { useLayer } from './useLayer';

/** Mantine's drawer as one of the page's layers. */
export const Drawer = (props: DrawerProps) => <MantineDrawer {...useLayer(props.opened)} {...props} />;
