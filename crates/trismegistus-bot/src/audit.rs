use crate::game::Botmegistus;
use crate::state::State;
impl Botmegistus {
    pub(crate) fn first_fault(&self, _state: &State) -> Result<(), &'static str> {
        Ok(())
    }
}
