import { Braces, Download, NotebookText, Table } from 'lucide-react';
import { buttonStyle } from '../../kit/button-style.ts';
import { classes } from '../../kit/classes.ts';
import { MenuButton } from '../../kit/menu.tsx';
import * as say from '../../words/transfer.tsx';
import { EXPORTS, saveExport } from './exports.ts';

const ICONS = {
  json: <Braces strokeWidth={1.75} />,
  markdown: <NotebookText strokeWidth={1.75} />,
  csv: <Table strokeWidth={1.75} />,
};

/** A button that offers all the person owns as a file. */
export function ExportMenu() {
  return (
    <MenuButton
      name={say.exportIt}
      className={classes(buttonStyle(), 'grow')}
      groups={[
        EXPORTS.map(({ format, name }) => ({
          label: name,
          icon: ICONS[format],
          needsServer: true,
          onSelect: () => saveExport(format),
        })),
      ]}
    >
      <Download size={18} strokeWidth={1.75} aria-hidden="true" />
      {say.exportIt}
    </MenuButton>
  );
}
