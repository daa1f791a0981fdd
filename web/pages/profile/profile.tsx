import { Section } from '../../parts/section.tsx';
import * as everywhere from '../../words/everywhere.ts';
import * as say from '../../words/profile.tsx';
import { AboutYou } from './about-you.tsx';
import { ChangePassword } from './change-password.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { Picture } from './picture.tsx';
import { SessionList } from './session-list.tsx';
import { ShareList } from './share-list.tsx';
import { YourData } from './your-data.tsx';
import { YourUse } from './your-use.tsx';

export function Profile() {
  return (
    <div className="mx-auto max-w-page px-4 pt-10 pb-16 sm:px-6 sm:pt-14">
      <h1 className="mb-10 text-title">{everywhere.profileSettings}</h1>
      <Section title={say.picture} text={say.pictureIsSeenBy}>
        <Picture />
      </Section>
      <Section title={say.aboutYou}>
        <AboutYou />
      </Section>
      <Section title={everywhere.password} text={say.passwordLead}>
        <ChangePassword />
      </Section>
      <Section title={say.signedIn} text={say.sessionsLead}>
        <SessionList />
      </Section>
      <Section title={say.sharedLinks} text={say.sharesLead}>
        <ShareList />
      </Section>
      <Section title={say.yourUse} text={say.useLead}>
        <YourUse />
      </Section>
      <Section title={say.yourData} text={say.dataLead}>
        <YourData />
      </Section>
      <Section title={say.leaving}>
        <DeleteAccount />
      </Section>
    </div>
  );
}
