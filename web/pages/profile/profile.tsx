import { Section } from '../../parts/section.tsx';
import { AboutYou } from './about-you.tsx';
import { ChangePassword } from './change-password.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { Picture } from './picture.tsx';
import { SessionList } from './session-list.tsx';
import { ShareList } from './share-list.tsx';
import { YourData } from './your-data.tsx';

export function Profile() {
  return (
    <div className="mx-auto max-w-4xl px-4 pt-12 pb-16 sm:px-6 sm:pt-16">
      <h1 className="mb-10 text-title">Profile Settings</h1>
      <Section title="Picture" text="Seen by you, and by nobody else unless they administer this server.">
        <Picture />
      </Section>
      <Section title="About you">
        <AboutYou />
      </Section>
      <Section title="Password" text="Changing it signs you out everywhere but here.">
        <ChangePassword />
      </Section>
      <Section title="Signed in" text="Every browser in which you are signed in now.">
        <SessionList />
      </Section>
      <Section
        title="Shared links"
        text="Whoever has one of these links can read that discussion as it was when you shared it, without an account."
      >
        <ShareList />
      </Section>
      <Section title="Your data" text="What you keep here is yours: take it with you, or bring more.">
        <YourData />
      </Section>
      <Section title="Leaving">
        <DeleteAccount />
      </Section>
    </div>
  );
}
