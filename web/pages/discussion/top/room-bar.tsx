import { PanelLeft, Volume2, VolumeX } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonStyle } from '../../../kit/button-style.ts';
import { classes } from '../../../kit/classes.ts';
import { IconButton } from '../../../kit/icon-button.tsx';
import { byline } from '../../../parts/byline.ts';
import * as say from '../../../words/room.ts';
import { guideName } from '../side-page/guide-name.ts';
import { canSpeak } from '../voice/can-speak.ts';
import type { Work } from '../work/work.ts';
import { WayBack } from './way-back.tsx';

type Props = {
  work: Work;
  objective: string;
  guide: string | null;
  isShown: boolean;
  voiceMode: boolean;
  onVoiceMode: () => void;
  isCompanionOpen: boolean;
  onCompanion: () => void;
  onCompanionNear: () => void;
  children?: ReactNode;
};

const ICON = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

export function RoomBar({ work, objective, guide, isShown, children, ...props }: Props) {
  const voice = props.voiceMode ? say.turnVoiceModeOff : say.turnVoiceModeOn;
  return (
    <div
      data-room-bar=""
      className={classes(
        'sticky top-16 z-20 border-b border-line bg-paper/95 backdrop-blur-sm transition-transform duration-[var(--calm)] ease-settle print:hidden',
        !isShown && '-translate-y-[8.5rem]',
      )}
    >
      <div className="mx-auto flex min-h-14 max-w-[84rem] items-center gap-1 px-2 sm:gap-2 sm:px-4">
        <WayBack work={work} className={buttonStyle('quiet', 'icon')} />
        {/* Beside the tools of an artwork the narrowest screens have no room for a name. */}
        <div
          className={classes('min-w-0 flex-1 pt-2 pb-1', work.kind === 'artwork' && 'max-[22rem]:invisible')}
        >
          <p dir="auto" className="truncate font-display text-lead leading-tight text-ink">
            {work.title}
          </p>
          <p className="truncate text-caption text-ink-faint">
            {[byline(work), objective, guide && guideName(guide)].filter(Boolean).join(' · ')}
          </p>
        </div>
        {children}
        {canSpeak() && (
          <IconButton
            label={voice}
            aria-pressed={props.voiceMode}
            onClick={props.onVoiceMode}
            className={classes(props.voiceMode && 'bg-accent-soft text-accent!')}
          >
            {props.voiceMode ? <Volume2 {...ICON} /> : <VolumeX {...ICON} />}
          </IconButton>
        )}
        <IconButton
          label={props.isCompanionOpen ? say.closeTheSidePage : say.openTheSidePage}
          aria-expanded={props.isCompanionOpen}
          onPointerEnter={props.onCompanionNear}
          onFocus={props.onCompanionNear}
          onClick={props.onCompanion}
        >
          <PanelLeft {...ICON} />
        </IconButton>
      </div>
    </div>
  );
}

/**
 * Takes the bar's place while it is away. Where the words reach under it, on a phone, they fade out before
 * they get there.
 */
export function FloatingBack({ work }: { work: Work }) {
  return (
    <>
      <div
        aria-hidden="true"
        className="pointer-events-none fixed inset-x-0 top-0 z-20 h-[calc(4.5rem+env(safe-area-inset-top))] animate-[fade_200ms] bg-gradient-to-b from-paper from-55% to-transparent md:hidden print:hidden"
      />
      <WayBack
        work={work}
        className="fixed top-[max(0.75rem,env(safe-area-inset-top))] left-3 z-20 inline-flex size-11 animate-[fade_200ms] items-center justify-center rounded-full border border-line bg-float text-ink-soft shadow-lift hover:text-ink print:hidden"
      />
    </>
  );
}
