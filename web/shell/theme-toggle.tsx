import { Moon, Sun } from 'lucide-react';
import { IconButton } from '../kit/icon-button.tsx';
import { useTheme } from '../theme/use-theme.ts';
import * as say from '../words/house.tsx';

export function ThemeToggle() {
  const { theme, toggle } = useTheme();
  const Icon = theme === 'dark' ? Sun : Moon;
  return (
    <IconButton label={theme === 'dark' ? say.switchToLightTheme : say.switchToDarkTheme} onClick={toggle}>
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
    </IconButton>
  );
}
