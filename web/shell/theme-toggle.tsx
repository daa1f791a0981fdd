import { Moon, Sun } from 'lucide-react';
import { IconButton } from '../kit/icon-button.tsx';
import { useTheme } from '../theme/use-theme.ts';

export function ThemeToggle() {
  const { theme, toggle } = useTheme();
  const Icon = theme === 'dark' ? Sun : Moon;
  return (
    <IconButton label={theme === 'dark' ? 'Switch to light theme' : 'Switch to dark theme'} onClick={toggle}>
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
    </IconButton>
  );
}
